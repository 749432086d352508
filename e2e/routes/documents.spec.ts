import { expect, type Page, test } from "@playwright/test";
import { readHead, structuredDataOf, typesIn } from "./support/head";
import { expectLinksToLead } from "./support/links";
import { canonicalOf, local, notFound, pageAt, routes, site, wordLimits, words } from "./support/site";

/** What the server sends, before any script: what search engines, social networks and slow networks get. */
test.use({ javaScriptEnabled: false });

const banned =
  /\b(revolutionary|seamless\w*|cutting[- ]edge|unlock\w*|empower\w*|leverag\w*|robust\w*|next[- ]generation|in today[’']s world)\b/gi;

/** The words of the specification and the design that may shout or ask. */
const allowedShouts = /Thanks for subscribing!|Thank You!/g;
const allowedQuestion = "Woah, what just happened?";

for (const route of routes) {
  const { about, published } = pageAt(route);

  test(`the document at ${route} says what it is and reads without JavaScript`, async ({
    page,
    request,
  }, info) => {
    const response = await page.goto(route);

    await test.step("it answers at its own address", async () => {
      expect(response?.status()).toBe(200);
      expect(response?.request().redirectedFrom()).toBeNull();
      expect(new URL(page.url()).pathname).toBe(route);
    });

    const head = await readHead(page);
    await test.step("its head names it for search engines and social networks", async () => {
      const { brand } = site;
      expect.soft(head.lang).toBe("en");
      expect.soft(head.title.startsWith(brand) || head.title.endsWith(brand), head.title).toBe(true);
      expect.soft(head.title.replace(brand, "").trim().length, head.title).toBeGreaterThan(5);
      if (route === notFound) {
        expect.soft(head.meta.robots).toContain("noindex");
        return;
      }
      const description = head.meta.description ?? "";
      expect.soft(description.length, `description: ${description}`).toBeGreaterThanOrEqual(50);
      expect.soft(description.length, `description: ${description}`).toBeLessThanOrEqual(200);
      expect.soft(description, "placeholders are filled").not.toMatch(/[{}]/);
      expect.soft(head.canonical).toEqual([canonicalOf(route)]);
      expect.soft(head.meta["og:url"]).toBe(canonicalOf(route));
      expect.soft(head.title).toContain(head.meta["og:title"]);
      expect.soft(head.meta["og:title"]?.length).toBeGreaterThan(5);
      expect.soft(head.meta["og:description"]).toBe(description);
      expect.soft(head.meta["twitter:card"]).toMatch(/^summary/);
      expect.soft(head.meta["og:image"]).toContain(site.url);
      const card = await request.get(local(head.meta["og:image"] ?? ""));
      expect.soft(card.status(), "the picture for social networks").toBe(200);
      expect.soft(card.headers()["content-type"]).toMatch(/^image\/(png|jpeg)/);
      expect.soft(head.icons.length, "icons of the tab").toBeGreaterThan(0);
      for (const icon of head.icons) expect.soft((await request.get(icon)).status(), icon).toBe(200);
    });

    await test.step("its structured data fits its subject", () => {
      const nodes = structuredDataOf(head.jsonLd);
      const types = nodes.flatMap(typesIn);
      if (route === notFound) return;
      if (route === "/") {
        expect.soft(types).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
      } else {
        const trail = nodes.find((node) => typesIn(node).includes("BreadcrumbList"));
        const list = (trail?.itemListElement ?? []) as { position: number; name: string; item?: string }[];
        expect.soft(list.length, "breadcrumbs").toBeGreaterThanOrEqual(2);
        expect.soft(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
        expect.soft(list.every(({ name }) => name.length > 0)).toBe(true);
        expect.soft(list.at(-1)?.item ?? canonicalOf(route)).toBe(canonicalOf(route));
      }
      const expected = {
        page: [],
        product: ["Product", "SoftwareApplication", "Service"],
        service: ["Service"],
      };
      if (about === "article") {
        const article = nodes.find((node) => typesIn(node).includes("Article"));
        expect.soft(article?.headline, "the article's headline").toBeTruthy();
        expect.soft(String(article?.datePublished)).toContain(String(published));
      } else if (about !== "page") {
        expect
          .soft(
            expected[about].some((type) => types.includes(type)),
            types.join(", "),
          )
          .toBe(true);
      }
    });

    await test.step("all of it can be read", async () => {
      await expect.soft(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect.soft(await hiddenTexts(page), "texts that only JavaScript would show").toEqual([]);
    });

    await test.step("its pictures are described", async () => {
      const undescribed = await page
        .locator("img:not([alt])")
        .evaluateAll((images) => images.map((image) => image.outerHTML));
      expect.soft(undescribed).toEqual([]);
    });

    await test.step("every link leads somewhere", () => expectLinksToLead(page, request, route));

    await test.step("it is as long as its kind asks, in plain words", async () => {
      const text = await visibleText(page);
      const count = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      info.annotations.push({ type: "words", description: String(count) });
      const limits = wordLimits(route);
      expect.soft(count, `words on ${route}`).toBeGreaterThanOrEqual(limits?.from ?? 1);
      expect.soft(count, `words on ${route}`).toBeLessThanOrEqual(limits?.to ?? Number.POSITIVE_INFINITY);
      const prose = await proseText(page);
      expect.soft(prose.match(banned) ?? [], "banned words").toEqual([]);
      expect.soft(prose.replace(allowedShouts, "").match(/.{0,40}!/g) ?? [], "exclamation marks").toEqual([]);
      expect.soft(text, "placeholders are filled").not.toMatch(/\{(brand|email|claim:[\w-]*)\}/);
      const asked = await page.getByRole("main").getByRole("heading", { name: /\?$/ }).allInnerTexts();
      expect
        .soft(
          asked.filter((heading) => heading !== allowedQuestion),
          "headings that ask",
        )
        .toEqual([]);
    });
  });
}

/** Texts in <main> that are in the document and cannot be seen; controls and what they open may hide. */
const hiddenTexts = (page: Page) =>
  page
    .getByRole("main")
    .locator("h1, h2, h3, h4, p, li, dt, dd, th, td, figcaption, blockquote, pre")
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element.textContent?.trim() &&
            !element.closest("form, noscript, [popover], [aria-hidden='true']") &&
            !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map((element) => element.textContent?.trim().slice(0, 60)),
    );

/** What a reader sees in <main>; the words for screen readers behind external links do not count. */
const visibleText = async (page: Page) =>
  (await page.getByRole("main").allInnerTexts()).join(" ").replaceAll(`(${words.header?.newTab})`, " ");

/** The text without code samples, in which signs and names mean something else. */
const proseText = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const other of copy.querySelectorAll("pre, code, form, style, script, noscript")) other.remove();
    return copy.textContent ?? "";
  });
