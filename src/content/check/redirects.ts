import { baseOf } from "../../shared/addresses";
import { canonicalPath } from "../../shared/routes";
import { isPlainObject } from "../derive/schemaLookup";
import { quote } from "../read/faults";
import { furtherRoutes, ownFilesAt, pageRoute, routesOf } from "../read/pageRoutes";
import type { Sources } from "../read/sources";
import type { Check } from "./findings";
import { type Value, valueIn, valuesOf } from "./values";

interface Redirect {
  from: Value;
  /** The address without the star. */
  base: string;
  /** Whether it also redirects everything below that address. */
  wide: boolean;
  /** The target as written: a link key or a route. */
  to: string;
}

/** The redirects, in order. */
export const redirectsOf = (sources: Sources): Redirect[] =>
  valuesOf(sources, "redirects.items.from").map((from) => ({
    from,
    base: canonicalPath(baseOf(from.value)),
    wide: from.value.endsWith("/*"),
    to: String(valueIn(from.file.known, [...from.path.slice(0, -1), "to"])),
  }));

/** The first redirect that matches an address. */
export const redirectAt = (redirects: Redirect[], route: string) =>
  redirects.find(({ base, wide }) => route === base || (wide && route.startsWith(`${base}/`)));

/** Additional addresses that two pages claim, and reserved addresses. */
export const checkRoutes: Check = (sources, { fault }) => {
  const owners = routesOf(sources);
  const addresses = [
    ...sources.pages.map((file) => ({ file, path: [], value: pageRoute(file) })),
    ...valuesOf(sources, "page.alsoAt", "redirects.items.from"),
  ];
  for (const { file, path, value } of addresses) {
    const reserved = ownFilesAt(value);
    if (!reserved) continue;
    fault(
      { file, path },
      `Addresses that begin with ${reserved} belong to the site's own files.`,
      "Choose another address.",
    );
  }
  const listed = new Map(sources.pages.map((file) => [file.name, new Set(furtherRoutes(file))]));
  const seen = new Map(sources.pages.map((file) => [file.name, new Set([pageRoute(file)])]));
  for (const { file, path, value } of valuesOf(sources, "page.alsoAt")) {
    const route = canonicalPath(value);
    const owner = owners.get(route);
    const again = seen.get(file.name)?.has(route);
    seen.get(file.name)?.add(route);
    if (!listed.get(file.name)?.has(route) || (owner === file && !again)) continue;
    fault(
      { file, path },
      `The address ${quote(route)} is taken by data/${owner?.name ?? file.name}.`,
      "Choose another address, or remove it from one of the two.",
    );
  }
};

/** Redirects that hide a page, are hidden by another redirect, or lead to a redirect. */
export const checkRedirects: Check = (sources, { fault }) => {
  const redirects = redirectsOf(sources);
  const pages = [...routesOf(sources)];
  redirects.forEach((redirect, index) => {
    const { from, base, wide, to } = redirect;
    const say = (problem: string, expected: string, field = "from") => {
      fault({ file: from.file, path: [...from.path.slice(0, -1), field] }, problem, expected);
    };
    const first = redirectAt(redirects.slice(0, index), base);
    if (first?.base === base) say(`"${base}" is redirected twice.`, "Keep one of the two.");
    else if (first) {
      say(
        `"${first.from.value}" above already redirects this address.`,
        "Put this redirect above that one, or remove it.",
      );
    }
    const hidden = pages.find(([route]) => redirectAt([{ from, base, wide, to }], route));
    if (hidden) {
      const [route, page] = hidden;
      say(
        `The address "${route}" belongs to data/${page.name}.`,
        `A redirect would hide the page. Remove the redirect, or ${route === pageRoute(page) ? "move the page" : "take the address out of the page's alsoAt"}.`,
      );
    }
    if (/^(?:#|mailto:|tel:|files\/)/.test(to)) {
      say(`A redirect cannot lead to "${to}".`, "Use a key under links in data/site.yaml.", "to");
    }
    const target = addressOf(sources, to);
    if (/.[?#]/.test(target)) {
      say(
        `A redirect cannot lead to "${target}".`,
        "Leave out the part from ? or #: visitors keep their own.",
        "to",
      );
    }
    const next = redirectAt(redirects, ownRoute(sources, target) ?? "");
    if (next) {
      say(
        next === redirect ? "This redirect leads back to itself." : `"${to}" is redirected again.`,
        `Use the address where visitors should end up${next === redirect ? "" : `: ${quote(next.to)}`}.`,
        "to",
      );
    }
  });
};

/** How to fix a link to a redirected address. */
export const whereLeads = ({ to }: { to: string }, routes: ReadonlyMap<string, unknown>) =>
  to.startsWith("/") && !routes.has(canonicalPath(to))
    ? `Mend that redirect first: it leads to ${quote(to)}, which no page has.`
    : `Link to where it leads: ${quote(to)}.`;

/** The address of a target: a route, or the full address of a link key. */
function addressOf({ shared: { site } }: Sources, target: string): string {
  const links = valueIn(site?.known, ["links"]);
  return isPlainObject(links) && Object.hasOwn(links, target) ? String(links[target]) : target;
}

/** The route of an address on this site. */
function ownRoute({ shared: { site } }: Sources, address: string): string | undefined {
  if (address.startsWith("/")) return canonicalPath(address);
  const home = String(valueIn(site?.known, ["url"]));
  if (address !== home && !address.startsWith(`${home}/`)) return undefined;
  return canonicalPath(address.slice(home.length));
}
