import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { sectionsAt } from "../support/content";
import { type Exhibit, exhibitOf, expectVerdict, kitRoutes, routeOf } from "../support/exhibits";
import { boxOf, open } from "../support/page";
import { test } from "../support/test";

const phone = { width: 390, height: 800 };

const contentOf = (route: string) => {
  const [section] = sectionsAt(route, "Exhibit");
  if (!section) throw new Error(`${route} has no exhibit`);
  return section.exhibit;
};

/** How many px of the picture lie under the verdict. */
const hidden = ({ root }: Exhibit) =>
  root.evaluate((element) => {
    const [view, bar] = [".ex-view", ".ex-verdict"].map((name) =>
      element.querySelector(name)?.getBoundingClientRect(),
    );
    return Math.round((view?.bottom ?? 0) - (bar?.top ?? 0));
  });

/** Whether the place of the picture that was found wrong, struck or changed is in sight, or else all that has room. */
const isSeen = ({ root }: Exhibit) =>
  root.evaluate((element) => {
    const marks = ["fail", "caught", "gap"].map((mark) => `.ex-view [data-mark="${mark}"]`).join();
    const others = ".ex-view :is([data-broken], [data-changed])";
    // The contents of a closed <details> have a size, and are not to be seen.
    const place = [...element.querySelectorAll(`${marks}, ${others}`)].find((part) => part.checkVisibility());
    const shown = place ?? (element.querySelector(".ex-view") as Element);
    const { top, bottom } = shown.getBoundingClientRect();
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const bar = element.querySelector(".ex-verdict")?.getBoundingClientRect().top ?? 0;
    return top >= header && (bottom <= bar + 1 || top < header + 120);
  });

for (const route of kitRoutes) {
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

  for (const viewport of [{ width: 1280, height: 700 }, phone]) {
    test(`${route}: its picture, or what has changed there, is seen with the verdict after each press at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, route);
      const exhibit = exhibitOf(page);
      const { root, verdict, check, reset } = exhibit;
      // Before the first use it stands below the picture and hides nothing of it.
      expect(await hidden(exhibit)).toBeLessThanOrEqual(1);
      for (const control of [check, ...(await exhibit.cheats.all()), ...(await exhibit.gaps.all())]) {
        await reset.click();
        await expectVerdict(exhibit, "unchecked");
        await control.click();
        await expect(verdict).not.toHaveAttribute("data-verdict", "unchecked");
        await expect(root).not.toHaveAttribute("aria-busy");
        await expect(verdict).toBeInViewport({ ratio: 1 });
        await expect.poll(() => isSeen(exhibit)).toBe(true);
      }
      for (const block of ["start", "center"] as const) {
        await root.evaluate((element, where) => element.scrollIntoView({ block: where }), block);
        await expect(verdict).toBeInViewport({ ratio: 1 });
      }
    });
  }

  test(`${route}: what is pressed stays under the finger, unless what has changed is out of sight there`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: "reduce" });
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
      const moved = (await boxOf(control)).y - before.y;
      if (Math.abs(moved) <= 1) continue;
      await page.evaluate((by) => scrollBy({ top: by, behavior: "instant" }), moved);
      expect(await isSeen(exhibit)).toBe(false);
    }
  });

  test(`${route}: the attack in force shows it on its button, until another one or a new start`, async ({
    page,
  }) => {
    await open(page, route);
    const exhibit = exhibitOf(page);
    const pressed = exhibit.root.locator('[aria-pressed="true"]:is([data-act="cheat"], [data-act="gap"])');
    for (const attack of [...(await exhibit.cheats.all()), ...(await exhibit.gaps.all())]) {
      await attack.click();
      await expect(attack).toHaveAttribute("aria-pressed", "true");
      await expect(pressed).toHaveCount(1);
      await exhibit.check.click();
      await expect(attack).toHaveAttribute("aria-pressed", "true");
    }
    await exhibit.reset.click();
    await expect(pressed).toHaveCount(0);
  });

  test(`${route}: nothing that has the focus lies under the verdict on a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, route);
    const { root, verdict, check } = exhibitOf(page);
    await check.click();
    await expect(verdict).not.toHaveAttribute("data-verdict", "unchecked");
    const stops = await root.locator("summary, button, input, textarea").count();
    await root.locator("summary, button, input, textarea").first().focus();
    for (let stop = 1; stop < stops; stop++) {
      await page.keyboard.press("Tab");
      // What comes before the verdict can lie under it.
      await expect
        .poll(() =>
          verdict.evaluate((output) => {
            const [bar, focused] = [output.parentElement, document.activeElement];
            if (!bar || !focused?.closest(".ex-view")) return 0;
            return focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
          }),
        )
        .toBeLessThanOrEqual(1);
    }
  });

  test(`${route}: the code that is shown is what ran, is copied and saved, and no control has a hash for a name`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, route);
    const { root } = exhibitOf(page);

    await test.step("it is the file that ran and those that it imports, letter by letter", async () => {
      const code = root.locator("[data-file]");
      // A seal's mechanism has a folder in that of the seals: seal-file is in seal/file.
      const folder = contentOf(route).name.replace(/^seal-/, "seal/");
      await expect(code.first()).toHaveAttribute("data-file", `${folder}/run.ts`);
      for (const one of await code.all()) {
        const file = join("src/exhibits", (await one.getAttribute("data-file")) ?? "");
        expect(await one.textContent()).toBe(readFileSync(file, "utf8"));
      }
    });

    await test.step("no control of the page has a hash, a key or a signature for a name", async () => {
      const session = await page.context().newCDPSession(page);
      const { nodes } = await session.send("Accessibility.getFullAXTree");
      const stops = nodes.filter(({ properties }) =>
        properties?.some(({ name, value }) => name === "focusable" && value.value === true),
      );
      const names = stops.map(({ name }) => String(name?.value ?? ""));
      expect(names.length).toBeGreaterThan(20);
      expect(names.filter((name) => /[0-9a-f]{24}|[A-Za-z0-9+/=]{32}/.test(name))).toEqual([]);
    });

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

test("on a phone a verdict that offers a way back has all of its row but the seal", async ({ page }) => {
  const route = routeOf("topic-manager");
  test.skip(!route, "No page has rules that one can put back");
  await page.setViewportSize(phone);
  await open(page, route ?? "/");
  const { cheats, verdict, root } = exhibitOf(page);
  await cheats.last().click();
  await expect(root.getByRole("button", { name: "Put the rule back" })).toBeVisible();
  const row = await boxOf(root.locator(".ex-verdict"));
  expect((await boxOf(verdict)).width).toBeGreaterThan(row.width * 0.7);
});
