import { expect, type Page } from "@playwright/test";
import { site } from "../support/content";
import { test } from "../support/test";

/** What an XML file holds, as an XML reader sees it: the root's name and namespace, and every element below it. */
async function read(page: Page, path: string) {
  const response = await page.request.get(path);
  expect(response.headers()["content-type"]).toMatch(/xml/);
  return page.evaluate(
    (source) => {
      const parsed = new DOMParser().parseFromString(source, "application/xml");
      const root = parsed.documentElement;
      const below = (
        element: Element,
      ): { name: string; text: string; attributes: Record<string, string> }[] =>
        [...element.children].map((child) => ({
          name: child.nodeName,
          text: child.children.length === 0 ? (child.textContent ?? "") : "",
          attributes: Object.fromEntries([...child.attributes].map(({ name, value }) => [name, value])),
        }));
      const parents = [...root.querySelectorAll("channel, item, url")];
      return {
        root: root.nodeName,
        namespace: root.namespaceURI,
        version: root.getAttribute("version"),
        elements: parents.map((parent) => ({ name: parent.nodeName, children: below(parent) })),
      };
    },
    await response.text(),
  );
}

/** An element that has to be there once. */
const once = (children: { name: string; text: string }[], name: string) => {
  const found = children.filter((child) => child.name === name);
  expect(found, name).toHaveLength(1);
  return found[0]?.text ?? "";
};

const isAddress = (text: string) => /^https?:\/\/[^\s/]+/.test(text) && URL.canParse(text);

test("the feed keeps to RSS 2.0", async ({ page }) => {
  const feed = await read(page, "/rss.xml");
  expect([feed.root, feed.version]).toEqual(["rss", "2.0"]);
  const [channel, ...items] = feed.elements;
  expect(channel?.name).toBe("channel");
  for (const name of ["title", "description"]) expect(once(channel?.children ?? [], name)).not.toBe("");
  expect(isAddress(once(channel?.children ?? [], "link"))).toBe(true);
  const self = channel?.children.find(({ name }) => name === "atom:link")?.attributes;
  expect(self).toEqual({ href: `${site.url}/rss.xml`, rel: "self", type: "application/rss+xml" });
  const ids = items.map(({ children }) => {
    expect(once(children, "title")).not.toBe("");
    expect(isAddress(once(children, "link"))).toBe(true);
    // RFC 822, with the year in four digits.
    expect(once(children, "pubDate")).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
    return once(children, "guid");
  });
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

test("the sitemap keeps to the protocol of sitemaps.org", async ({ page }) => {
  const map = await read(page, "/sitemap.xml");
  expect([map.root, map.namespace]).toEqual(["urlset", "http://www.sitemaps.org/schemas/sitemap/0.9"]);
  expect(map.elements.length).toBeGreaterThan(0);
  expect(map.elements.length).toBeLessThanOrEqual(50_000);
  for (const { children } of map.elements) {
    expect(
      children.filter(({ name }) => !["loc", "lastmod", "changefreq", "priority"].includes(name)),
    ).toEqual([]);
    const address = once(children, "loc");
    expect(new URL(address).origin).toBe(site.url);
    expect(address.length).toBeLessThan(2048);
  }
});
