import type { Compiled } from "./compile";

/** Every address that the site answers, for the documents and host rules that lead visitors to the right one. */
export interface Addresses {
  /** Each page's own route. */
  pages: string[];
  /** Those, and the further addresses of pages. */
  routes: string[];
  /** `from` may end in `/*`; `to` is a whole address without a slash at its end, or a route. */
  redirects: { from: string; to: string }[];
  /** Origins outside the site that its pages talk to: where forms send, where videos play. */
  origins: { connect: string[]; frame: string[] };
}

export const addressesOf = ({ pages, redirects, site }: Compiled): Addresses => ({
  pages: pages.map(({ content }) => content.route),
  routes: pages.flatMap(({ content }) => [content.route, ...content.alsoAt]),
  redirects: redirects.items.map(({ from, to }) => ({ from, to: to.replace(/(?<=.)\/+$/, "") })),
  origins: {
    connect: originsOf([site.forms.contact, site.forms.newsletter]),
    frame: originsOf(
      pages.flatMap(({ content }) =>
        content.sections.map((section) => ("video" in section && section.video?.to) || ""),
      ),
    ),
  },
});

/** The address of a redirect without the `/*` that takes everything below it along. */
export const baseOf = (from: string) => from.replace(/\/\*$/, "");

/** The origins of whole addresses, each once; addresses on the site itself have none. */
const originsOf = (addresses: string[]) => [
  ...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)),
];

/**
 * Where an address that no file answers leads: out of the site by a redirect, its deep path kept, or to the route
 * that differs in letter case, or in what follows it (slashes, `.html`, `/index.html`), alone. Undefined where it leads nowhere.
 * Its text is sent to browsers as it stands, so it uses nothing from outside.
 */
export function leadOn(path: string, addresses: Pick<Addresses, "routes" | "redirects">): string | undefined {
  const plain = path.toLowerCase().replace(/(\/index)?\.html$|\/+$/, "") || "/";
  for (let index = 0; index < addresses.redirects.length; index++) {
    const redirect = addresses.redirects[index] as { from: string; to: string };
    const base = redirect.from.replace(/\/\*$/, "");
    if (plain === base) return redirect.to;
    if (base !== redirect.from && plain.indexOf(`${base}/`) === 0)
      return redirect.to + path.slice(base.length);
  }
  return plain !== path && addresses.routes.indexOf(plain) >= 0 ? plain : undefined;
}

/** Leads on before anything is painted; search and hash go along. `target` is an expression in the browser. */
const leave = (target: string) =>
  `(function(t){if(t){document.documentElement.classList.add("leaving");location.replace(t+location.search+location.hash)}})(${target})`;

/** For the document that static hosts answer unknown paths with. */
export const notFoundScript = ({ routes, redirects }: Pick<Addresses, "routes" | "redirects">) =>
  leave(`(${leadOn.toString()})(location.pathname,${scriptJson({ routes, redirects })})`);

/** JSON that cannot end the script element it stands in. */
export const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** A document for hosts without redirect rules: replaces the location, by script and without. */
export const redirectDocument = (to: string, title: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<script>${leave(scriptJson(to))}</script>
<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(to)}"></noscript>
<link rel="canonical" href="${escapeHtml(to)}">
</head>
<body>
<p>${escapeHtml(title)} <a href="${escapeHtml(to)}">${escapeHtml(to)}</a></p>
</body>
</html>
`;
