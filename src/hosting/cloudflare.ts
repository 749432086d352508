import { type Addresses, baseOf, leadOn, scriptJson } from "../content/compile/addresses";
import { caching, securityHeaders } from "./delivery";

/**
 * _headers for Netlify and Cloudflare Pages. `hashed` are the paths of hashed files outside /static/; those hosts
 * send everything else with an order to ask again, and know the types.
 */
export const headersFile = (hashed: string[]) =>
  [
    "/*",
    ...Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`),
    // Cloudflare Pages would let scripts of every site read the answers.
    "  ! Access-Control-Allow-Origin",
    ...["/static/*", ...hashed].flatMap((path) => [path, `  Cache-Control: ${caching.hashed}`]),
    "",
  ].join("\n");

/** _redirects for Netlify, which leads other spellings on by itself; Cloudflare Pages asks the worker first. */
export const redirectsFile = ({ redirects }: Addresses) =>
  [
    ...redirects.map(({ from, to }) => `${baseOf(from)} ${to} 301`),
    ...redirects
      .filter(({ from }) => from.endsWith("/*"))
      .map(({ from, to }) => `${from} ${to.replace(/\/$/, "")}/:splat 301`),
    "",
  ].join("\n");

/** _worker.js for Cloudflare Pages, whose rules know letter case only: one answer leads to the right address. */
export const worker = ({ routes, redirects }: Addresses) => `// Written by the build; changes here are lost.
const addresses = ${scriptJson({ routes, redirects })};
const headers = ${scriptJson(securityHeaders)};

// Builds name functions anew, so the name is given here.
const leadOn = ${leadOn.toString()};

export default {
  async fetch(request, env) {
    const { pathname, search } = new URL(request.url);
    const target = leadOn(pathname, addresses);
    if (target === undefined) return env.ASSETS.fetch(request);
    return new Response(null, { status: 301, headers: { ...headers, Location: target + search } });
  },
};
`;

/** _routes.json: what needs no worker on Cloudflare Pages. */
export const workerRoutes = JSON.stringify({
  version: 1,
  include: ["/*"],
  exclude: ["/static/*", "/page-data/*"],
});
