import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { sectionsAt, words } from "../support/content";
import { exhibitOf, exhibitRoutes, expectVerdict, kitRoutes, routeOf } from "../support/exhibits";
import { boxOf, open } from "../support/page";
import { test } from "../support/test";

const phone = { width: 390, height: 800 };

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
      const content = contentOf(route);
      await expect(exhibit.verdict).toContainText("begins" in content ? content.begins : words.exhibit.built);
      for (const button of await exhibit.root.locator("button, input, textarea").all())
        await expect(button).toBeHidden();
    });
  });
}

for (const route of kitRoutes) {
  test(`${route}: the code that is shown is the file that ran and those that it imports, letter by letter`, async ({
    page,
  }) => {
    await page.goto(route);
    const code = exhibitOf(page).root.locator("[data-file]");
    // A seal's mechanism has a folder in that of the seals: seal-file is in seal/file.
    const folder = contentOf(route).name.replace(/^seal-/, "seal/");
    await expect(code.first()).toHaveAttribute("data-file", `${folder}/run.ts`);
    for (const one of await code.all()) {
      const file = join("src/exhibits", (await one.getAttribute("data-file")) ?? "");
      expect(await one.textContent()).toBe(readFileSync(file, "utf8"));
    }
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
    await expectVerdict(exhibit, "broken");
    await expect(exhibit.cheats.first()).toBeFocused();
  });

  test(`${route}: no control of the page has a hash, a key or a signature for a name`, async ({ page }) => {
    await open(page, route);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const stops = nodes.filter(({ properties }) =>
      properties?.some(({ name, value }) => name === "focusable" && value.value === true),
    );
    const names = stops.map(({ name }) => String(name?.value ?? ""));
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => /[0-9a-f]{24}|[A-Za-z0-9+/=]{32}/.test(name))).toEqual([]);
  });

  for (const viewport of [{ width: 1280, height: 700 }, phone]) {
    test(`${route}: from its first use on the check stays in sight from the first row of a record to its last at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, route);
      const exhibit = exhibitOf(page);
      const { root, check, verdict } = exhibit;
      // Before it, the verdict hides nothing of the record below it.
      const hidden = await verdict.evaluate((output) => {
        const [bar, record] = [output.parentElement, output.parentElement?.nextElementSibling];
        return (bar?.getBoundingClientRect().bottom ?? 0) - (record?.getBoundingClientRect().top ?? 0);
      });
      expect(Math.round(hidden)).toBeLessThanOrEqual(1);
      await check.click();
      await expectVerdict(exhibit, "holds");
      for (const block of ["start", "center"] as const) {
        await root.evaluate((element, where) => element.scrollIntoView({ block: where }), block);
        await expect(check).toBeInViewport({ ratio: 1 });
        await expect(verdict).toBeInViewport({ ratio: 1 });
      }
    });
  }

  test(`${route}: what is pressed stays under the finger, however its record grows`, async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, route);
    const exhibit = exhibitOf(page);
    for (const control of [exhibit.check, ...(await exhibit.cheats.all()), exhibit.reset]) {
      await control.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      const before = await boxOf(control);
      await control.click();
      await expectVerdict(
        exhibit,
        control === exhibit.check ? "holds" : control === exhibit.reset ? "unchecked" : "broken",
      );
      expect(Math.abs((await boxOf(control)).y - before.y)).toBeLessThanOrEqual(1);
    }
  });

  test(`${route}: nothing that has the focus lies under the verdict on a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, route);
    const { root, verdict } = exhibitOf(page);
    const stops = await root.locator("summary, button, input, textarea").count();
    await root.locator("summary, button, input, textarea").first().focus();
    for (let stop = 1; stop < stops; stop++) {
      await page.keyboard.press("Tab");
      // What comes after the verdict can lie under it.
      await expect
        .poll(() =>
          verdict.evaluate((output) => {
            const [bar, focused] = [output.parentElement, document.activeElement];
            // Once a control is disabled, the last Tab leads out of the exhibit.
            if (!bar || !focused || !output.closest("[data-exhibit]")?.contains(focused)) return 0;
            if (bar.contains(focused) || !bar.parentElement?.contains(focused)) return 0;
            return bar.getBoundingClientRect().bottom - focused.getBoundingClientRect().top;
          }),
        )
        .toBeLessThanOrEqual(0);
    }
  });

  test(`${route}: the code is copied and the record is saved`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, route);
    const { root } = exhibitOf(page);
    for (const shown of ["[data-runs]", "[data-commands]"]) {
      const drawer = root.locator(`details:has(${shown})`);
      await drawer.locator("> summary").click();
      await drawer.locator("> .ex-controls [data-do='copy']").click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toBe((await drawer.locator(shown).textContent()) ?? "");
    }
    for (const [does, name] of [
      ["download", /\.ts$/],
      ["save", /\.json$/],
    ] as const) {
      const file = page.waitForEvent("download");
      await root.locator(`[data-do='${does}']`).click();
      expect((await file).suggestedFilename()).toMatch(name);
    }
  });
}

const drawRoute = routeOf("draw");

test("Enter that ends a composed character plays no round, and the next one does", async ({ page }) => {
  test.skip(!drawRoute, "No page has the draw");
  await open(page, drawRoute ?? "/");
  const { root } = exhibitOf(page);
  const field = root.locator("[data-enter]").first();
  await field.focus();
  await expect(root).not.toHaveAttribute("data-kit");
  const plays = (isComposing: boolean) =>
    field.evaluate((input, composing) => {
      const init = { key: "Enter", bubbles: true, isComposing: composing };
      input.dispatchEvent(new KeyboardEvent("keydown", init));
      return input.closest("[data-exhibit]")?.hasAttribute("aria-busy");
    }, isComposing);
  expect(await plays(true)).toBe(false);
  expect(await plays(false)).toBe(true);
});
