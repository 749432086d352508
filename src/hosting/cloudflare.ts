import { type Addresses, baseOf, leadOn, scriptJson } from "../content/compile/addresses";
import { caching, securityHeaders } from "./delivery";

/**
 * _headers for Netlify and Cloudflare Pages. `hashed` are the paths of hashed files outside /static/. Both hosts know
 * the media types, and tell browsers by themselves to revalidate everything else.
 */
export const headersFile = (hashed: string[]) =>
  [
    "/*",
    ...Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`),
    // Cloudflare Pages would otherwise let scripts of any site read the answers.
    "  ! Access-Control-Allow-Origin",
    ...["/static/*", ...hashed].flatMap((path) => [path, `  Cache-Control: ${caching.hashed}`]),
    "",
  ].join("\n");

/** _redirects for Netlify, which handles other spellings by itself. On Cloudflare Pages the worker answers first. */
export const redirectsFile = ({ redirects }: Addresses) =>
  [
    ...redirects.map(({ from, to }) => `${baseOf(from)} ${to} 301`),
    ...redirects
      .filter(({ from }) => from.endsWith("/*"))
      .map(({ from, to }) => `${from} ${to.replace(/\/$/, "")}/:splat 301`),
    "",
  ].join("\n");

/** _worker.js for Cloudflare Pages. Its redirect rules cannot ignore letter case; the worker answers every spelling with one redirect. */
export const worker = ({ routes, redirects }: Addresses) => `// Written by the build; changes here are lost.
const addresses = ${scriptJson({ routes, redirects })};
const headers = ${scriptJson(securityHeaders)};

// A build may rename the function, so it gets its name here.
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

/** _routes.json: which paths Cloudflare Pages serves without running the worker. */
export const workerRoutes = JSON.stringify({
  version: 1,
  include: ["/*"],
  exclude: ["/static/*", "/page-data/*"],
});
