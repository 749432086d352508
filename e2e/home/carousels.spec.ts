import { expect, test } from "@playwright/test";
import { bringUp, carousel, control, desktop, dot, expectSlide, mobile, slides } from "../support/carousel";
import { blockScripts, boxOf, collectFaults, open, settle, wide } from "../support/page";
import { themeButton } from "../support/theme";

test.use({ viewport: wide, reducedMotion: "reduce" });

for (const show of [desktop, mobile]) {
  const count = show.captions.length;

  test.describe(`"${show.label}"`, () => {
    test.beforeEach(async ({ page }) => {
      await open(page, "/");
      await bringUp(page, show);
    });

    test(`has ${count} slides and begins with the first`, async ({ page }) => {
      await expect(carousel(page, show).getByRole("button", { name: /^Go to slide/ })).toHaveCount(count);
      await expectSlide(page, show, 0);
    });

    test("goes on with Next and from the last slide to the first", async ({ page }) => {
      for (let step = 1; step <= count; step++) {
        await control(page, show, "Next slide").click();
        await expectSlide(page, show, step % count);
      }
    });

    test("goes back with Previous, from the first slide to the last", async ({ page }) => {
      await control(page, show, "Previous slide").click();
      await expectSlide(page, show, count - 1);
      await control(page, show, "Previous slide").click();
      await expectSlide(page, show, count - 2);
    });

    test("jumps to the slide of a dot", async ({ page }) => {
      for (const slide of [3, 1, count - 1, 0]) {
        await dot(page, show, slide).click();
        await expectSlide(page, show, slide);
      }
    });

    test("answers Enter and Space on its buttons", async ({ page }) => {
      await control(page, show, "Next slide").press("Enter");
      await expectSlide(page, show, 1);
      await control(page, show, "Next slide").press("Space");
      await expectSlide(page, show, 2);
      await control(page, show, "Previous slide").press("Enter");
      await expectSlide(page, show, 1);
      await control(page, show, "Previous slide").press("Space");
      await expectSlide(page, show, 0);
      await dot(page, show, 3).press("Enter");
      await expectSlide(page, show, 3);
    });

    test("answers the arrow keys, wrapping both ways", async ({ page }) => {
      await control(page, show, "Next slide").focus();
      await page.keyboard.press("ArrowLeft");
      await expectSlide(page, show, count - 1);
      await page.keyboard.press("ArrowRight");
      await expectSlide(page, show, 0);
      await page.keyboard.press("ArrowRight");
      await expectSlide(page, show, 1);
    });

    test("keeps the hidden slides from the keyboard and from screen readers", async ({ page }) => {
      await control(page, show, "Next slide").click();
      await expectSlide(page, show, 1);
      await expect(carousel(page, show).getByRole("img")).toHaveCount(1);
      const others = carousel(page, show).locator(`[role="group"][aria-roledescription="slide"]`);
      const open = await others.evaluateAll(
        (all) => all.filter((slide) => !slide.closest("[inert], [aria-hidden='true']")).length,
      );
      expect(open).toBe(1);
    });

    test("has nothing that can be focused in a slide that is hidden or copied", async ({ page }) => {
      const within = await carousel(page, show).evaluate(
        (root) =>
          [...root.querySelectorAll("a[href], button, input, [tabindex]:not([tabindex='-1'])")].filter(
            (stop) => stop.closest('[role="group"]') && !stop.closest("[inert]"),
          ).length,
      );
      expect(within).toBe(0);
      const copies = carousel(page, show).locator('[role="group"][aria-roledescription="slide"]');
      await expect(copies).toHaveCount(count);
    });

    test("says politely which slide a hand has moved it to", async ({ page }) => {
      const voice = carousel(page, show).locator('[aria-live="polite"]');
      await expect(voice).toHaveCount(0);
      await control(page, show, "Next slide").click();
      await expect(voice).toHaveText(`2 of ${count}: ${show.captions[1]}`);
    });
  });
}

test("the two carousels do not move each other", async ({ page }) => {
  await open(page, "/");
  await bringUp(page, mobile);
  await bringUp(page, desktop);
  await dot(page, desktop, 4).click();
  await expectSlide(page, desktop, 4);
  await expectSlide(page, mobile, 0);
  await dot(page, mobile, 2).click();
  await expectSlide(page, mobile, 2);
  await expectSlide(page, desktop, 4);
});

test("a switch of the theme brings the desktop carousel back to its first slide, in the theme's set", async ({
  page,
}) => {
  await open(page, "/");
  await bringUp(page, desktop);
  const picture = slides(page, desktop).getByRole("img");
  for (const theme of ["light", "dark"]) {
    await dot(page, desktop, 3).click();
    await expectSlide(page, desktop, 3);
    await expect(picture).toHaveCount(1);
    await expect(picture).toHaveAttribute("src", new RegExp(`settings-${theme}`));
    await themeButton(page).click();
    await expectSlide(page, desktop, 0);
  }
});

for (const theme of ["light", "dark"] as const) {
  test(`the ${theme} set has six pictures of its own, each with a text`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await open(page, "/");
    await bringUp(page, desktop);
    const seen = new Set<string | null>();
    for (let slide = 0; slide < 6; slide++) {
      await dot(page, desktop, slide).click();
      await expectSlide(page, desktop, slide);
      const picture = slides(page, desktop).getByRole("img");
      await expect(picture).toHaveAttribute("alt", /\w{3}/);
      await expect(picture).toHaveAttribute("src", new RegExp(`-${theme}\\.`));
      seen.add(await picture.getAttribute("src"));
    }
    expect(seen.size).toBe(6);
  });
}

test("without react-slick the slides stay a row that buttons and dots move", async ({ page }) => {
  const faults = collectFaults(page);
  await blockScripts(page, "slickGoTo");
  await open(page, "/");
  const failed = page.waitForEvent("requestfailed");
  const row = carousel(page, desktop).getByRole("list");
  await row.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await failed;
  await settle(page);
  const items = row.getByRole("listitem");
  await expect(items).toHaveCount(6);
  const expectAtStart = async (slide: number) => {
    const offset = async () => (await boxOf(items.nth(slide))).x - (await boxOf(row)).x;
    await expect.poll(async () => Math.abs(await offset())).toBeLessThan(1);
  };
  await expectAtStart(0);
  await control(page, desktop, "Next slide").click();
  await expectAtStart(1);
  await dot(page, desktop, 5).click();
  await expectAtStart(5);
  await control(page, desktop, "Next slide").click();
  await expectAtStart(0);
  expect(faults).toEqual([]);
});
