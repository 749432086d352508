import { expect, type Page } from "@playwright/test";
import { allSections, site } from "../support/content";
import { hold, small, wide } from "../support/page";
import { test } from "../support/test";

/** A phone on 4G as Chromium's tools have it: bytes a second, and ms until the first of them. */
const fast4g = { offline: false, latency: 165, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };

// Letters have their exact widths, as on phones, rather than whole dots. What comes is packed, as on every host.
test.use({ deviceScaleFactor: 2, extraHTTPHeaders: {} });

/** Pages that open in different ways. */
const routes = [
  "/",
  "/contact",
  allSections("Article")[0]?.route ?? "/about",
  allSections("Exhibit")[0]?.route ?? "/glossary",
  allSections("Table")[0]?.route ?? "/privacy",
];

declare global {
  interface Window {
    shift: number;
  }
}

/** Opens a page as somebody does who was never here, whose fonts come only when everything else has been seen. */
async function visit(page: Page, route: string) {
  await page.addInitScript(() => {
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", fast4g);
  const release = await hold(page, /\.woff2$/);
  await page.goto(route, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const before = await page.evaluate(
    () =>
      [...document.fonts].filter(
        ({ family, status }) => !/Fallback|Roboto/.test(family) && status === "loaded",
      ).length,
  );
  release();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(
    () => document.fonts.check("16px Geist") && document.fonts.check("16px 'Geist Mono'"),
  );
  await page.waitForLoadState("networkidle");
  return before;
}

for (const viewport of [small, wide]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const route of new Set(routes)) {
      test(`next to nothing on ${route} moves when the fonts take the place of the device's`, async ({
        page,
      }) => {
        const before = await visit(page, route);
        expect(before, "fonts that were there when the page was first seen").toBe(0);
        expect(await page.evaluate(() => window.shift)).toBeLessThan(0.02);
      });
    }
  });
}

test("a first visit is set in Geist, all of printable Latin-1", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => {
    const signs = Array.from({ length: 0x100 }, (_, code) => String.fromCodePoint(code));
    const seen = signs.filter((sign) => /[^\p{C}\s]/u.test(sign)).join(" ");
    for (const family of ["sans", "mono"]) {
      const line = document.body.appendChild(document.createElement("p"));
      line.id = family;
      line.style.fontFamily = `var(--font-${family})`;
      line.textContent = seen;
    }
  });
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  for (const [id, family] of [
    ["sans", "Geist"],
    ["mono", "Geist Mono"],
  ]) {
    const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: `#${id}` });
    await expect
      .poll(async () => {
        const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
        return fonts.map((font) => ({ name: font.familyName, own: font.isCustomFont }));
      })
      .toEqual([{ name: family, own: true }]);
  }
});

test("this site's texts are as wide in what is seen before Geist as in Geist", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  const text = [site.tagline, ...allSections("Hero").flatMap(({ title, text: { html } }) => [title, html])]
    .join(" ")
    .replace(/<[^>]+>/g, " ")
    .slice(0, 4000);
  for (const [weight, family, stand] of [
    [400, "Geist", "Geist Fallback"],
    [550, "Geist", "Geist Fallback"],
    [600, "Geist", "Geist Fallback"],
    [500, "Geist Mono", "Geist Mono Fallback"],
  ] as const) {
    const [own = 0, other = 0] = await page.evaluate(
      async ([words, bold, ...families]) => {
        const widths: number[] = [];
        for (const name of families) {
          await document.fonts.load(`${bold} 100px "${name}"`);
          const line = document.body.appendChild(document.createElement("span"));
          line.style.cssText = `position:absolute;white-space:nowrap;font:${bold} 100px "${name}"`;
          line.textContent = words;
          widths.push(line.getBoundingClientRect().width);
          line.remove();
        }
        return widths;
      },
      [text, weight, family, stand] as const,
    );
    expect.soft(Math.abs(own / other - 1), `${family} ${weight}`).toBeLessThan(0.006);
  }
});
