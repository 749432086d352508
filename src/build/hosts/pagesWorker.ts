import { type Routing, redirectTarget } from "../../shared/addresses";
import { answerHeaders } from "./delivery";

/** The parts of a Cloudflare Pages worker's environment that are used here. */
interface Environment {
  ASSETS: { fetch(request: Request): Promise<Response> };
}

/** The worker for Cloudflare Pages, whose own rules are case-sensitive: one redirect leads to the right address. */
export const workerFor = (routing: Routing) => ({
  async fetch(request: Request, { ASSETS }: Environment) {
    const { pathname, search } = new URL(request.url);
    // The 404 page has no address of its own: answer as for an unknown address.
    if (pathname === "/404") return ASSETS.fetch(new Request(new URL("/404/404", request.url), request));
    const target = redirectTarget(pathname, routing);
    if (target === undefined) return ASSETS.fetch(request);
    // The page at the new address says whether search engines may list it.
    const headers = { ...answerHeaders({ tls: true, noindex: false }), Location: target + search };
    return new Response(null, { status: 301, headers });
  },
});
