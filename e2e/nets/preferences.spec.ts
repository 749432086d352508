import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { axe } from "../support/axe";
import { words } from "../support/content";
import { some } from "../support/extent";
import { newsRoute, newsRow, row } from "../support/news";
import { drawn, readThrough, scrollTo } from "../support/page";
import { test } from "../support/test";
import { cutOff } from "./support/layout";
import { kinds, openStill, themes } from "./support/matrix";

test.describe.configure({ timeout: 180_000 });

/** A window is measured as it is drawn, which is a frame later. */
async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await drawn(page);
}

const emulate = async (page: Page, features: { name: string; value: string }[]) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setEmulatedMedia", { features });
};

for (const route of kinds) {
  for (const size of some([16, 24, 32], [32])) {
    test(`${route}: nothing is cut off where the browser's font has ${size} px`, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
      await openStill(page, route, "light");
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
        `${size}px`,
      );
      for (const width of some([320, 390, 640, 820, 1024, 1280, 1920], [390, 1024, 1280])) {
        await resize(page, { width, height: 800 });
        expect(await cutOff(page), `at ${width} px`).toEqual([]);
      }
    });
  }

  test(`${route}: whatever a visitor prefers, nothing is cut off, faint or in motion`, async ({ page }) => {
    await openStill(page, route, "light");

    await test.step("at 400 % nothing is cut off, and the header leaves room to read", async () => {
      await resize(page, { width: 320, height: 256 });
      expect(await cutOff(page)).toEqual([]);
      const header = await page.getByRole("banner").boundingBox();
      expect(header?.height).toBeLessThan(256 / 3);
    });

    await test.step("nothing is cut off with the spacing of WCAG 1.4.12", async () => {
      const style = await page.addStyleTag({
        content:
          "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
      });
      for (const width of some([320, 390, 768, 1024, 1280], [320, 1280])) {
        await resize(page, { width, height: 800 });
        expect(await cutOff(page), `at ${width} px`).toEqual([]);
      }
      await style.evaluate((element) => (element as Element).remove());
    });

    for (const theme of some(themes, ["dark"])) {
      await test.step(`text has 7:1 for those who ask for more contrast: ${theme}`, async () => {
        await page.emulateMedia({ contrast: "more", colorScheme: theme });
        await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${theme}\\b`));
        const { violations } = await axe(page).withRules(["color-contrast-enhanced"]).analyze();
        expect(
          violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html}: ${any[0]?.message}`)),
        ).toEqual([]);
      });
    }
    await page.emulateMedia({ contrast: "no-preference", colorScheme: "light" });

    await test.step("every control without words can be seen in forced colors", async () => {
      await page.emulateMedia({ forcedColors: "active" });
      await readThrough(page);
      expect(await faintControls(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: "none" });
    });

    await test.step("nothing moves for those who asked for less motion", async () => {
      await page.getByRole("button", { name: words.header.theme }).click();
      await readThrough(page);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 50)
          .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
      );
      expect(moving).toEqual([]);
    });

    for (const theme of some(themes, ["dark"])) {
      await test.step(`the header is solid for those who ask for less transparency: ${theme}`, async () => {
        await emulate(page, [
          { name: "prefers-reduced-transparency", value: "reduce" },
          { name: "prefers-color-scheme", value: theme },
        ]);
        await scrollTo(page, 200);
        await expect(page.getByRole("banner")).toHaveAttribute("data-glass", "true");
        const alpha = () =>
          page.getByRole("banner").evaluate((header) => {
            const [, , , part = "1"] = getComputedStyle(header).backgroundColor.match(/[\d.]+/g) ?? [];
            return Number(part);
          });
        await expect.poll(alpha).toBe(1);
      });
    }
  });
}

/** The controls without words, such as arrows and dots, of which next to nothing can be seen. */
async function faintControls(page: Page) {
  const faint: string[] = [];
  const controls = page.locator(
    "button:visible, input:visible, textarea:visible, a:visible:has(> svg:only-child)",
  );
  for (const control of await controls.all()) {
    const isPlain = await control.evaluate((element) => {
      const shown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      // Not what is there for screen readers alone.
      const words = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
      return shown && !words && element.closest("[inert]") === null;
    });
    if (!isPlain) continue;
    const gray = await sharp(await control.screenshot({ animations: "disabled" }))
      .greyscale()
      .raw()
      .toBuffer();
    // A field for a message has more pixels than a call has room for arguments.
    const shades = [...new Set(gray)];
    if (Math.max(...shades) - Math.min(...shades) < 96)
      faint.push(await control.evaluate((element) => element.outerHTML.slice(0, 120)));
  }
  return faint;
}

test("the news move at once for those who asked for less motion, by arrow and by dot", async ({ page }) => {
  test.skip(!newsRow, "No page has a row of news");
  await openStill(page, newsRoute, "light");
  await readThrough(page);
  const move = (label: number) =>
    row(page).evaluate((list, child) => {
      const buttons = list.parentElement?.querySelectorAll("button") ?? [];
      const before = list.scrollLeft;
      buttons[child]?.click();
      return list.scrollLeft - before;
    }, label);
  expect(await move(1)).toBeGreaterThan(100);
  expect(await move(4)).not.toBe(0);
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  for (const route of kinds) {
    test(`${route}: controls are large enough for a finger, or stand alone`, async ({ page }) => {
      await openStill(page, route, "light");
      const small = await page.evaluate(() =>
        [
          ...document.querySelectorAll(
            "button, input, select, textarea, summary, footer li a, header[data-glass] a",
          ),
        ]
          .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .filter((element) => !element.closest("[inert]") && !element.matches(".term"))
          .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
          .map(({ element }) => element.outerHTML.slice(0, 100)),
      );
      expect(small).toEqual([]);
    });
  }

  test("a tap near the edge of a news card is the card's", async ({ page }) => {
    test.skip(!newsRow, "No page has a row of news");
    await openStill(page, newsRoute, "light");
    for (const width of [390, 820]) {
      await page.setViewportSize({ width, height: 844 });
      const hit = await row(page).evaluate((list) => {
        list.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, right, top } = list.getBoundingClientRect();
        return [left + 12, right - 12].map((x) => {
          const found = [];
          for (let y = top + 10; y < top + 200; y += 10)
            found.push(document.elementFromPoint(x, y)?.closest("a, button")?.tagName);
          return [...new Set(found)];
        });
      });
      expect(hit).toEqual([["A"], ["A"]]);
    }
  });
});
