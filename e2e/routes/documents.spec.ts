import { expect, type Page } from "@playwright/test";
import { canonicalOf, notFound, pageAt, routes, sectionsAt, site, words } from "../support/content";
import { exhibitOf, exhibitRoutes } from "../support/exhibits";
import { test } from "../support/test";
import { readHead, structuredDataOf, typesIn } from "./support/head";
import { expectLinksToLead } from "./support/links";

/** What the server sends, before any script: what search engines, social networks and slow networks get. */
test.use({ javaScriptEnabled: false });

/** An address of the finished site as the tests' server has it. */
const local = (address: string) => address.replace(site.url, "") || "/";

for (const route of routes) {
  const { about, published, title, description, sections } = pageAt(route);

  test(`the document at ${route} says what it is and reads without JavaScript`, async ({ page, request }) => {
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
      expect.soft(head.title).toContain(title);
      if (route === notFound) {
        expect.soft(head.meta.robots).toContain("noindex");
        return;
      }
      expect.soft(head.meta.description).toBe(description);
      expect.soft(description, "placeholders are filled").not.toMatch(unfilled);
      expect.soft(head.canonical).toEqual([canonicalOf(route)]);
      expect.soft(head.meta["og:url"]).toBe(canonicalOf(route));
      expect.soft(head.meta["og:title"]).toBe(title);
      expect.soft(head.meta["og:description"]).toBe(description);
      expect.soft(head.meta["twitter:card"]).toMatch(/^summary/);
      expect.soft(head.meta["og:image"]).toContain(site.url);
      const card = await request.get(local(head.meta["og:image"] ?? ""));
      expect.soft(card.status(), "the picture for social networks").toBe(200);
      expect.soft(card.headers()["content-type"]).toMatch(/^image\/(png|jpeg)/);
      expect.soft(head.icons.length, "icons of the tab").toBeGreaterThan(0);
      const twin = await request.get(head.markdown);
      expect.soft(twin.status(), "its Markdown twin").toBe(200);
      expect.soft(twin.headers()["content-type"]).toMatch(/^text\/markdown; ?charset=utf-8$/i);
      expect.soft(await twin.text()).toContain(`\nurl: "${canonicalOf(route)}"\n`);
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
        const list = (trail?.itemListElement ?? []) as {
          position: number;
          name: string;
          item?: { "@id": string };
        }[];
        expect.soft(list.length, "breadcrumbs").toBeGreaterThanOrEqual(2);
        expect.soft(list.map(({ position }) => position)).toEqual(list.map((_, index) => index + 1));
        expect.soft(list.every(({ name }) => name.length > 0)).toBe(true);
        expect.soft(list.at(-1)?.item?.["@id"] ?? canonicalOf(route)).toBe(canonicalOf(route));
      }
      const expected = {
        page: [],
        product: ["Product", "SoftwareApplication", "Service"],
        service: ["Service"],
      };
      if (about === "article" || about === "technical") {
        const type = about === "article" ? "Article" : "TechArticle";
        const article = nodes.find((node) => typesIn(node).includes(type));
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
      await expect.soft(page.getByRole("heading").first()).toBeVisible();
      expect.soft(await page.getByRole("main").ariaSnapshot()).toMatch(/paragraph|listitem/);
      expect.soft(await hiddenTexts(page), "texts that only JavaScript would show").toEqual([]);
    });

    await test.step("its pictures are described", async () => {
      const undescribed = await page
        .locator("img:not([alt])")
        .evaluateAll((images) => images.map((image) => image.outerHTML));
      expect.soft(undescribed).toEqual([]);
    });

    await test.step("every link leads somewhere", () => expectLinksToLead(page, request, route));

    await test.step("no placeholder is left in its words", async () => {
      expect.soft(await proseText(page)).not.toMatch(unfilled);
    });

    if (exhibitRoutes.includes(route))
      await test.step("its exhibit is a worked example without a control", () => expectWorked(page, route));

    if (JSON.stringify(sections).includes("hljs-"))
      await test.step("its code samples are highlighted", async () => {
        expect.soft(await codeColors(page), "colors in samples").toBeGreaterThan(1);
      });
  });
}

/** What an editor writes for a value that the build fills in. */
const unfilled = /\{(brand|email|claim:[\w-]*)\}/;

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
            // The browser unfolds details by itself, and what only names controls of scripts goes with them.
            !element.closest(
              "form, noscript, [popover], [aria-hidden='true'], details, .ex-cheats, .ex-accuse, .ex-answer",
            ) &&
            !element.matches(":has(input), :has(> button:only-child)") &&
            !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        )
        .map((element) => element.textContent?.trim().slice(0, 60)),
    );

/** The text without code samples, in which signs and names mean something else. */
const proseText = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const other of copy.querySelectorAll("pre, code, form, style, script, noscript")) other.remove();
    return copy.textContent ?? "";
  });

/** What the exhibit shows says when it was computed, and nothing is there to press. */
async function expectWorked(page: Page, route: string) {
  const { verdict, root } = exhibitOf(page);
  const content = sectionsAt(route, "Exhibit")[0]?.exhibit;
  await expect.soft(verdict).toHaveAttribute("data-verdict", "unchecked");
  await expect.soft(verdict).toContainText(words.exhibit.unchecked);
  const began = content && "begins" in content ? content.begins : words.exhibit.built;
  await expect.soft(verdict).toContainText(began);
  await expect.soft(root.locator("button, input, textarea").filter({ visible: true })).toHaveCount(0);
}

/** How many colors the code samples have. */
const codeColors = (page: Page) =>
  page
    .getByRole("main")
    .locator("pre, pre span[class^='hljs-']")
    .evaluateAll((parts) => new Set(parts.map((part) => getComputedStyle(part).color)).size);

test("every document names the scripts that the site has, so that none is loaded a second time", async ({
  request,
}) => {
  const { webpackCompilationHash: hash } = await (await request.get("/page-data/app-data.json")).json();
  for (const route of routes) {
    const document = await (await request.get(route)).text();
    expect.soft(document, route).toContain(`window.___webpackCompilationHash="${hash}"`);
  }
});
