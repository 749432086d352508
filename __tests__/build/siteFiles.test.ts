/** @jest-environment jsdom */
import { feed, manifest, robots, sitemap } from "../../src/build/siteFiles";
import { fixtureContent } from "../support/fixture";

const { site, news } = fixtureContent();

const parse = (xml: string) => new DOMParser().parseFromString(xml, "text/xml");
const texts = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);

describe("Files that are not pages", () => {
  it("include a sitemap of all pages but the 404", () => {
    const map = parse(sitemap(site, ["/", "/about", "/404.html"]));
    expect(texts(map, "loc")).toEqual(["https://www.example.com", "https://www.example.com/about"]);
  });

  it("include a feed of the news, with dates and links", () => {
    const rss = parse(feed({ ...site, tagline: "Records & <proofs>" }, news));
    expect(texts(rss, "description")).toEqual(["Records & <proofs>"]);
    expect(rss.getElementsByTagName("item")).toHaveLength(news.items.length);
    expect(texts(rss, "pubDate")[0]).toBe("Mon, 04 May 2026 00:00:00 GMT");
    expect(texts(rss, "link")[1]).toBe("https://docs.example.com/guides");
  });

  it("include a feed without texts of its own: the news are elsewhere, and the feed leads there", () => {
    const rss = parse(feed(site, news));
    for (const item of rss.getElementsByTagName("item")) {
      const parts = [...item.children].map(({ tagName }) => tagName);
      expect(parts).toEqual(["title", "link", "guid", "category", "pubDate"]);
    }
    expect(texts(rss, "link").slice(1)).toEqual(news.items.map(({ url }) => url));
  });

  it("include robots.txt, which says where the sitemap is", () => {
    expect(robots(site)).toMatch(/^Sitemap: https:\/\/www\.example\.com\/sitemap\.xml$/m);
  });

  it("include for staging a robots.txt that lets crawlers see the noindex", () => {
    const text = robots({ ...site, noindex: true });
    expect(text).toContain("Allow: /");
    expect(text).not.toContain("Sitemap");
  });

  it("include a manifest whose icons are at the root", () => {
    const icons = { ...site.icons, app: "images/a.png", appLarge: "images/b.png", maskable: "images/c.png" };
    expect(JSON.parse(manifest({ ...site, icons }))).toMatchObject({
      name: "Housemark",
      icons: [{ src: "/a.png" }, { src: "/b.png" }, { src: "/c.png", purpose: "maskable" }],
    });
  });
});
