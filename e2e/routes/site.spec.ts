import { expect } from "@playwright/test";
import { canonicalOf, news, notFound, ownRoutes, pages, routes, site } from "../support/content";
import { test } from "../support/test";

/** What holds between pages, and the files beside them. */

/** An address of the finished site as the tests' server has it. */
const local = (address: string) => address.replace(site.url, "") || "/";

test("every page in data/ has its address, and every address its page", () => {
  const promised = pages.flatMap(({ route, alsoAt }) => [route, ...alsoAt]);
  expect([...routes].sort()).toEqual(promised.sort());
});

test("the sitemap lists every page once, by its first address, and robots.txt names it", async ({
  request,
}) => {
  const robots = await request.get("/robots.txt");
  expect(robots.status()).toBe(200);
  const named = /^Sitemap: (\S+)$/im.exec(await robots.text())?.[1] ?? "";
  expect(named).toContain(`${site.url}/`);

  const locationsIn = async (address: string): Promise<string[]> => {
    const response = await request.get(local(address));
    expect(response.status(), address).toBe(200);
    const xml = await response.text();
    const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => String(match[1]));
    return xml.includes("<sitemapindex") ? (await Promise.all(locations.map(locationsIn))).flat() : locations;
  };
  const listed = (await locationsIn(named)).map((address) => address.replace(/\/$/, ""));
  const expected = ownRoutes.filter((route) => route !== notFound).map(canonicalOf);
  expect(listed.sort()).toEqual(expected.sort());
});

test("llms.txt and llms-full.txt hold every page for machines", async ({ request }) => {
  const [list, full] = await Promise.all(["/llms.txt", "/llms-full.txt"].map((path) => request.get(path)));
  const twins = [...((await list?.text()) ?? "").matchAll(/^- \[.*?\]\((\S+)\): /gm)].map(([, to]) =>
    String(to),
  );
  expect(twins).toHaveLength(ownRoutes.filter((route) => route !== notFound).length);
  const whole = (await full?.text()) ?? "";
  for (const twin of twins) {
    const answer = await request.get(local(twin));
    expect.soft(answer.status(), twin).toBe(200);
    expect.soft(whole.includes(await answer.text()), `${twin} in llms-full.txt`).toBe(true);
  }
});

test("the feed holds the news", async ({ page, request }) => {
  const response = await request.get("/rss.xml");
  expect(response.status()).toBe(200);
  const xml = await response.text();
  const feed = await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, "application/xml");
    const text = (element: Element, name: string) =>
      element.querySelector(`:scope > ${name}`)?.textContent ?? "";
    return {
      error: parsed.querySelector("parsererror")?.textContent ?? null,
      root: parsed.documentElement.tagName,
      channel: text(parsed.querySelector("channel") ?? parsed.documentElement, "title"),
      items: [...parsed.querySelectorAll("item")].map((item) => ({
        title: text(item, "title"),
        link: text(item, "link"),
        date: Date.parse(text(item, "pubDate")),
      })),
    };
  }, xml);
  expect(feed.error).toBeNull();
  expect(feed.root).toBe("rss");
  expect(feed.channel).toContain(site.brand);
  expect(feed.items.map(({ title }) => title).sort()).toEqual(news.map(({ title }) => title).sort());
  for (const { title, link, date } of feed.items) {
    expect.soft(news.filter((item) => item.title === title).map(({ url }) => url)).toContain(link);
    expect.soft(date).not.toBeNaN();
  }
});

interface Manifest {
  name: string;
  start_url: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

test("the manifest names the site and icons that exist", async ({ page, request }) => {
  await page.goto("/");
  // For a moment Gatsby has the head's lines twice; in the end each stands there once.
  await expect(page.locator("link[rel='manifest'][href='/manifest.webmanifest']")).toHaveCount(1);
  await expect(page.locator("link[type='application/rss+xml'][href='/rss.xml']")).toHaveCount(1);
  const response = await request.get("/manifest.webmanifest");
  expect(response.status()).toBe(200);
  const manifest: Manifest = await response.json();
  expect(manifest.name).toContain(site.brand);
  expect(manifest.start_url).toBe("/");
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await request.get(src);
    expect.soft(icon.status(), src).toBe(200);
    expect.soft(icon.headers()["content-type"], src).toBe(type);
    const width = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }, src);
    expect.soft(`${width}x${width}`, src).toBe(sizes);
  }
});

test("the tab has an icon", async ({ page, request }) => {
  await page.goto("/");
  const icons = await page
    .locator("link[rel='icon'], link[rel='apple-touch-icon']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(icons.length).toBeGreaterThanOrEqual(2);
  for (const icon of icons) {
    const response = await request.get(icon);
    expect.soft(response.status(), icon).toBe(200);
    expect.soft(response.headers()["content-type"], icon).toMatch(/^image\//);
  }
});
