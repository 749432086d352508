import { leadOn, type Routing } from "../shared/addresses";
import { securityHeaders } from "./delivery";

/** What Cloudflare Pages hands to a worker, as far as it is used here. */
interface Environment {
  ASSETS: { fetch(request: Request): Promise<Response> };
}

/** The worker of Cloudflare Pages, whose own rules know letter case only: one answer leads to the right address. */
export const workerFor = (routing: Routing) => ({
  async fetch(request: Request, { ASSETS }: Environment) {
    const { pathname, search } = new URL(request.url);
    const target = leadOn(pathname, routing);
    if (target === undefined) return ASSETS.fetch(request);
    return new Response(null, { status: 301, headers: { ...securityHeaders, Location: target + search } });
  },
});
