import { createHash } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { markdownOf } from "../../src/shared/routes";
import { elsewhere, notFound, ownRoutes, pageAt, site, words } from "../support/content";
import { footerLink, hold, open, small, wide } from "../support/page";
import { test } from "../support/test";
import { storeTheme, type Theme } from "../support/theme";

const { label, check, holds, fails, newer, lost, command } = words.certificate;

const certificate = (page: Page) => page.getByRole("region", { name: label });
const verdict = (page: Page) => certificate(page).getByRole("status");
const press = (page: Page) => certificate(page).getByRole("button", { name: check }).click();

/** The color of a token inside the certificate. */
const colorOf = (page: Page, token: string) =>
  certificate(page).evaluate((band, name) => {
    const probe = band.appendChild(document.createElement("i"));
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);

const medallion = (page: Page) => certificate(page).locator("svg:has(use[href$='#a'])");

/** Whether the two halves of the medallion lie on each other. */
const isWhole = (page: Page) =>
  medallion(page).evaluateAll((halves) =>
    halves.every((half) => getComputedStyle(half).transform === "none"),
  );

test("every page names the hash of its own Markdown, and a link leads to that", async ({ request }) => {
  for (const route of ownRoutes.filter((own) => own !== notFound)) {
    const file = await request.get(markdownOf(route));
    const hash = createHash("sha256")
      .update(await file.body())
      .digest("hex");
    expect.soft(hash, route).toBe(pageAt(route).digest);
    // In groups of four, with nothing between them for whoever copies it.
    const text = (await (await request.get(route)).text()).replace(/<\/?span>|<wbr\/>/g, "");
    expect.soft(text.includes(hash), route).toBe(true);
  }
});

for (const [viewport, theme] of [
  [small, "light"],
  [wide, "dark"],
] satisfies [typeof small, Theme][])
  test(`at ${viewport.width} px, ${theme}: a page that holds turns amber, and one that was tampered with breaks`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await storeTheme(page, theme);
    await open(page, "/about");
    await certificate(page).scrollIntoViewIfNeeded();
    await expect(medallion(page)).toHaveCount(2);
    await expect(verdict(page)).toHaveText("");
    const [amber, danger] = [await colorOf(page, "--proof"), await colorOf(page, "--danger")];
    // The same engraving, beside the page's heading.
    const opening = page.locator("main use[href$='#a']").first();
    const unchecked = await opening.evaluate((use) => getComputedStyle(use).color);

    await press(page);
    await expect(verdict(page)).toContainText(holds);
    await expect(medallion(page).first()).toHaveCSS("color", amber);
    await expect(opening).not.toHaveCSS("color", unchecked);
    expect(await isWhole(page)).toBe(true);
    // The pointer is still on the button, which can be read.
    const button = certificate(page).getByRole("button", { name: check });
    await expect
      .poll(() =>
        button.evaluate((it) => getComputedStyle(it).color === getComputedStyle(it).backgroundColor),
      )
      .toBe(false);

    await page.route("**/about.md", (route) => route.fulfill({ body: "# Somebody else’s words\n" }));
    await press(page);
    await expect(verdict(page)).toHaveText(fails);
    await expect(medallion(page).first()).toHaveCSS("color", danger);
    await expect.poll(() => isWhole(page)).toBe(false);
    // In the red of the page's own theme: the certificate is on ink in both.
    const red = await page.evaluate(() => {
      const probe = document.querySelector("main")?.appendChild(document.createElement("i"));
      probe?.style.setProperty("color", "var(--danger)");
      const color = probe && getComputedStyle(probe).color;
      probe?.remove();
      return color ?? "";
    });
    await expect(opening).toHaveCSS("color", red);
    // All that is drawn from the hash is in two.
    for (const halves of [page.locator("main .pattern g"), page.locator(".page-seal :is(g, use)")])
      for (const half of await halves.filter({ visible: true }).all())
        await expect(half).not.toHaveCSS("transform", "none");
  });

test("a press before the page’s scripts have come waits, and checks once they are there", async ({
  page,
}) => {
  const release = await hold(page, /\/app-[^/]+\.js$/);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await press(page);
  await expect(certificate(page).getByRole("button", { name: check })).toHaveAttribute("aria-busy", "true");
  release();
  await expect(verdict(page)).toContainText(holds);
});

test("the home page has a twin of its own to check", async ({ page }) => {
  await open(page, "/");
  await press(page);
  await expect(verdict(page)).toContainText(holds);
});

test("a page that is older than the release is told to be reloaded, and a lost network is told as such", async ({
  page,
}) => {
  await open(page, "/about");
  await page.route("**/about.md", (route) => route.fulfill({ body: "# New\n" }));
  const files = { "about.md": createHash("sha256").update("# New\n").digest("hex") };
  await page.route("**/release.json", (route) => route.fulfill({ json: { files } }));
  await press(page);
  await expect(verdict(page)).toHaveText(newer);
  await page.route("**/release.json", (route) => route.abort());
  await press(page);
  await expect(verdict(page)).toHaveText(lost);
});

test("without JavaScript the certificate gives the command, and shows the medallion", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/about");
  await expect(certificate(page)).toContainText(command);
  await expect(certificate(page)).toContainText(`curl -s ${site.url}/about.md | shasum -a 256`);
  await expect(certificate(page).getByRole("button", { name: check })).toHaveCount(0);
  await expect(medallion(page)).toHaveCount(2);
  await context.close();
});

/** Whether the line down the page is amber, for each band from the opening to the certificate. */
const amberBands = (page: Page) =>
  page.locator("main > *, .certificate").evaluateAll((bands) =>
    bands.map((band) => {
      // A band of ink has tokens of its own.
      const probe = band.appendChild(document.createElement("i"));
      probe.style.color = "var(--proof)";
      const { color } = getComputedStyle(probe);
      probe.remove();
      return getComputedStyle(band).getPropertyValue("--line-down") === color;
    }),
  );

test("the line down a page is amber as far as the last check that holds, and gray again once somebody cheats", async ({
  page,
}) => {
  await open(page, "/provenance");
  const none = (await amberBands(page)).map(() => false);
  expect(await amberBands(page)).toEqual(none);
  const piece = page.locator("[data-exhibit]").first();
  const place = await page
    .locator("main > *")
    .evaluateAll((bands) => bands.findIndex((band) => band.querySelector("[data-exhibit]")));
  expect(place).toBeGreaterThan(0);

  await piece.locator('[data-act="check"]').click();
  await expect.poll(() => amberBands(page)).toEqual(none.map((_, band) => band <= place));
  await piece.locator('[data-act="cheat"]').first().click();
  await expect.poll(() => amberBands(page)).toEqual(none);

  await press(page);
  await expect.poll(() => amberBands(page)).toEqual(none.map(() => true));
});

test("the line down a page stays gray where a house is caught, or doesn’t open, though its open round passes", async ({
  page,
}) => {
  await open(page, "/provably-fair-gaming-architecture");
  const piece = page.locator("[data-exhibit]").first();
  for (const state of ["caught", "fails"]) {
    await expect(async () => {
      await piece.locator('[data-act="check"]').click();
      await expect(piece.locator('[data-verdict="holds"]')).toBeVisible();
      const said = await piece.locator(".ex-verdict").getAttribute("data-state");
      if (said !== state) await piece.locator('[data-do="leave"]').click();
      expect(said).toBe(state);
    }).toPass();
    expect(await amberBands(page)).not.toContain(true);
  }
});

test("what holds turns the page’s seal in the header amber, and is printed; the next page is unchecked", async ({
  page,
}) => {
  await open(page, "/about");
  const amber = await page
    .locator("header[data-glass]")
    .evaluate((header) => getComputedStyle(header).getPropertyValue("--proof"));
  await press(page);
  await expect(verdict(page)).toContainText(holds);
  const color = await page.evaluate((value) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = value;
    return getComputedStyle(probe).color;
  }, amber);
  await expect(page.locator(".page-seal")).toHaveCSS("color", color);

  await test.step("it is printed as checked", async () => {
    // The button is not printed, and whoever looks on wonders where its focus went.
    await certificate(page).getByRole("link").first().focus();
    await page.emulateMedia({ media: "print" });
    await expect(verdict(page)).toBeVisible();
    await expect(medallion(page).first()).toBeVisible();
    await expect(certificate(page).getByRole("button", { name: check })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("the next page has a certificate of its own", async () => {
    await footerLink(page, elsewhere).click();
    await expect(certificate(page)).toContainText(pageAt(elsewhere).digest);
    await expect(verdict(page)).toHaveText("");
  });
});

test("a page that holds leads to the sheet of what was checked, and says so on the next visit", async ({
  page,
}) => {
  const { before, sheet } = words.certificate;
  await open(page, "/about");
  await press(page);
  await expect(verdict(page)).toContainText(holds);
  await verdict(page).getByRole("link", { name: sheet }).click();
  await expect(page.getByRole("row").filter({ hasText: "/about" })).toBeInViewport();
  await open(page, "/about");
  await certificate(page).scrollIntoViewIfNeeded();
  await expect(verdict(page)).toContainText(before);
  await expect(certificate(page)).not.toHaveAttribute("data-found");
});
