import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { baseOf } from "../../../src/shared/addresses";
import { redirects, routes, words } from "../../support/content";

const known = new Set(routes);

const leadsAway = (path: string) =>
  redirects.some(({ from }) => {
    const base = baseOf(from);
    return path === base || (from !== base && path.startsWith(`${base}/`));
  });

const anchors = new Map<string, Promise<Set<string>>>();

/** The names that links can jump to on a page of this site. */
function anchorsOf(route: string, request: APIRequestContext) {
  const found =
    anchors.get(route) ??
    request
      .get(route)
      .then((response) => response.text())
      .then((html) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => String(match[1]))));
  anchors.set(route, found);
  return found;
}

/** Expects each link on the page to lead to a route, an anchor or a file that exists, or out in a new tab. */
export async function expectLinksToLead(page: Page, request: APIRequestContext, route: string) {
  const links = await page.locator("a[href]").evaluateAll((elements) =>
    elements.map((element) => ({
      href: element.getAttribute("href") ?? "",
      target: element.getAttribute("target"),
      rel: element.getAttribute("rel") ?? "",
      text: element.textContent?.trim() ?? "",
    })),
  );
  const faults: string[] = [];
  for (const { href, target, rel, text } of links) {
    const fault = (what: string) => faults.push(`${text || "(no text)"} -> ${href}: ${what}`);
    if (href.startsWith("mailto:")) {
      if (!/^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(href)) fault("not an e-mail address");
    } else if (/^https?:/.test(href)) {
      if (!URL.canParse(href)) fault("not an address");
      if (target !== "_blank") fault("opens in the same tab");
      if (!rel.split(" ").includes("noopener")) fault("without noopener");
      if (!text.includes(words.header.newTab)) fault("does not say that it opens in a new tab");
    } else if (href.startsWith("#") || href.startsWith("/")) {
      const [path = "", anchor] = href.split("#");
      const plain = path === "" ? route : path.toLowerCase().replace(/(?<=.)\/+$/, "");
      const exists =
        known.has(plain) ||
        leadsAway(plain) ||
        (await request.get(plain, { maxRedirects: 0 })).status() === 200;
      if (!exists) fault("no such route");
      else if (anchor && !(await anchorsOf(plain, request)).has(decodeURIComponent(anchor)))
        fault("no such anchor");
    } else {
      fault("neither a route nor a whole address");
    }
  }
  expect.soft(faults, "links that lead nowhere").toEqual([]);
}
