import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { exhibits } from "../../src/exhibits";
import { sectionsAt, words } from "../support/content";
import { exhibitOf, exhibitRoutes, expectSound, expectVerdict, kitRoutes } from "../support/exhibits";
import { some } from "../support/extent";
import { boxOf, open } from "../support/page";
import { test } from "../support/test";

const contentOf = (route: string) => {
  const [section] = sectionsAt(route, "Exhibit");
  if (!section) throw new Error(`${route} has no exhibit`);
  return section.exhibit;
};

for (const route of exhibitRoutes) {
  test.describe(`${route} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test("shows a worked example that says when it was computed, and no control", async ({ page }) => {
      await page.goto(route);
      const exhibit = exhibitOf(page);
      await expect(exhibit.verdict).toHaveAttribute("data-verdict", "unchecked");
      await expect(exhibit.verdict).toContainText(words.exhibit.unchecked);
      await expect(exhibit.verdict).toContainText(words.exhibit.built);
      for (const button of await exhibit.root.locator("button, input, textarea").all())
        await expect(button).toBeHidden();
    });
  });

  test(`${route}: on paper it is whole, with its values, and nothing is there to press`, async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto(route);
    const { root, verdict } = exhibitOf(page);
    await expect(verdict).toBeVisible();
    for (const value of await root.locator("dd summary").all()) await expect(value).toBeVisible();
    for (const button of await root.locator("button").all()) await expect(button).toBeHidden();
    await expect(root.getByText(words.exhibit.cheats)).toBeHidden();
  });

  for (const colorScheme of some(
    ["light", "dark"] as const,
    kitRoutes.includes(route) ? ["light", "dark"] : ["light"],
  )) {
    test(`${route}: every state is accessible and fits 320 px: ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width: 320, height: 800 });
      await open(page, route);
      const exhibit = exhibitOf(page);
      for (const details of await exhibit.root.locator("details").all()) {
        await details.evaluate((element) => element.setAttribute("open", ""));
      }
      for (const act of [undefined, exhibit.check, exhibit.cheats.first()]) {
        await act?.click();
        await expect(exhibit.root).not.toHaveAttribute("aria-busy");
        await expectSound(page, "[data-exhibit]");
      }
      for (const control of await exhibit.root.locator("button, input, textarea, summary").all()) {
        expect((await boxOf(control)).height).toBeGreaterThanOrEqual(44);
      }
    });
  }

  test(`${route}: amber is the seal's alone, and only while it holds`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, route);
    const exhibit = exhibitOf(page);
    const amber = () =>
      exhibit.root.evaluate((root) => {
        const probe = document.createElement("i");
        probe.style.color = "var(--proof)";
        root.append(probe);
        const { color } = getComputedStyle(probe);
        probe.remove();
        const painted = ["color", "backgroundColor", "stroke", "fill", "borderTopColor"] as const;
        return [...root.querySelectorAll("*")].filter((element) => {
          const style = getComputedStyle(element);
          return painted.some((name) => style[name] === color);
        }).length;
      });
    expect(await amber()).toBe(0);
    await exhibit.check.click();
    await expectVerdict(exhibit, "holds");
    await expect.poll(amber).toBe(1);
    await exhibit.cheats.first().click();
    await expectVerdict(exhibit, "fails");
    await expect.poll(amber).toBe(0);
  });
}

for (const route of kitRoutes) {
  test(`${route}: the code that is shown is the file that ran, letter by letter`, async ({ page }) => {
    await page.goto(route);
    const { folder } = exhibits[contentOf(route).name];
    const file = readFileSync(join("src/exhibits", folder, "run.ts"), "utf8");
    expect(await exhibitOf(page).root.locator("[data-runs]").textContent()).toBe(file);
  });

  test(`${route}: everything can be done with the keyboard alone`, async ({ page }) => {
    await open(page, route);
    const exhibit = exhibitOf(page);
    const reach = async (control: ReturnType<Page["locator"]>) => {
      for (let hop = 0; hop < 60; hop++) {
        if (await control.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press("Tab");
      }
      await expect(control).toBeFocused();
    };
    await exhibit.root.locator("summary, button, input, textarea").first().focus();
    await reach(exhibit.check);
    await page.keyboard.press("Enter");
    await expectVerdict(exhibit, "holds");
    await expect(exhibit.check).toBeFocused();
    await reach(exhibit.cheats.first());
    await page.keyboard.press("Space");
    await expectVerdict(exhibit, "fails");
    await expect(exhibit.cheats.first()).toBeFocused();
  });

  test(`${route}: the check stays in sight from the first row of a record to its last`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await open(page, route);
    const { root, check, verdict } = exhibitOf(page);
    for (const block of ["start", "center"] as const) {
      await root.evaluate((element, where) => element.scrollIntoView({ block: where }), block);
      await expect(check).toBeInViewport({ ratio: 1 });
      await expect(verdict).toBeInViewport({ ratio: 1 });
    }
  });

  test(`${route}: the code is copied and the record is saved`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, route);
    const { root } = exhibitOf(page);
    await root.locator("details:has([data-runs]) > summary").click();
    await root.locator("details:has([data-runs]) [data-do='copy']").click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe((await root.locator("[data-runs]").textContent()) ?? "");
    await root.locator("details:has([data-do='save']) > summary").click();
    const file = page.waitForEvent("download");
    await root.locator("[data-do='save']").click();
    expect((await file).suggestedFilename()).toMatch(/\.json$/);
  });
}
