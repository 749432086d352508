import type { Addresses } from "../../content/compile/addresses";
import { baseOf, passesPathOn, type Routing } from "../../shared/addresses";
import { bundle } from "../bundle";
import { type Audience, answerHeaders, caching, markdownType } from "./delivery";

/**
 * _headers for Netlify and Cloudflare Pages. `site` is the one that they are for, `hashed` are the paths of hashed files outside /static/. Both hosts know
 * all media types except Markdown's, and by default tell browsers to revalidate everything else.
 */
export const headersFile = (site: Audience, hashed: string[]) =>
  [
    "/*",
    ...Object.entries(answerHeaders({ ...site, tls: true })).map(([name, value]) => `  ${name}: ${value}`),
    // Cloudflare Pages would otherwise let scripts of any site read the responses.
    "  ! Access-Control-Allow-Origin",
    "/*.md",
    `  Content-Type: ${markdownType}`,
    ...["/static/*", ...hashed].flatMap((path) => [path, `  Cache-Control: ${caching.hashed}`]),
    "",
  ].join("\n");

/** _redirects for Netlify, which handles other spellings by itself. On Cloudflare Pages the worker answers first. */
export const redirectsFile = ({ redirects }: Addresses) =>
  [
    ...redirects.map(({ from, to }) => `${baseOf(from)} ${to} 301`),
    ...redirects
      .filter(({ from }) => from.endsWith("/*"))
      .map((redirect) => {
        const { from, to } = redirect;
        return `${from} ${passesPathOn(redirect) ? `${to.replace(/\/$/, "")}/:splat` : to} 301`;
      }),
    "",
  ].join("\n");

/** _worker.js for Cloudflare Pages: pagesWorker.ts with the site's addresses. */
export function worker({ routes, redirects }: Addresses): string {
  const routing: Routing = { routes, redirects };
  const lines = `import { workerFor } from "./pagesWorker"; export default workerFor(${JSON.stringify(routing)});`;
  const banner = { js: "// Written by the build; changes here are lost." };
  return bundle(lines, __dirname, { format: "esm", target: "es2022", banner });
}

/** _routes.json: which paths Cloudflare Pages serves without running the worker. */
export const workerRoutes = JSON.stringify({
  version: 1,
  include: ["/*"],
  exclude: ["/static/*", "/page-data/*"],
});
