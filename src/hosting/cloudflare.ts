import type { Addresses } from "../content/compile/addresses";
import { bundle } from "../content/compile/bundle";
import { baseOf, type Routing } from "../shared/addresses";
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

/** _worker.js for Cloudflare Pages: pagesWorker.ts with the site's addresses. */
export function worker({ routes, redirects }: Addresses): string {
  const routing: Routing = { routes, redirects };
  const lines = `import { workerFor } from "./pagesWorker"; export default workerFor(${JSON.stringify(routing)});`;
  const banner = { js: "// Written by the build; changes here are lost." };
  return bundle(lines, __dirname, { format: "esm", target: "es2022", banner });
}

/** _routes.json: what needs no worker on Cloudflare Pages. */
export const workerRoutes = JSON.stringify({
  version: 1,
  include: ["/*"],
  exclude: ["/static/*", "/page-data/*"],
});
