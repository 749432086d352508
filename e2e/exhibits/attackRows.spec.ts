import { expect } from "@playwright/test";
import { pages } from "../support/content";
import { type Exhibit, exhibitOf, expectVerdict, kitRoutes, routeOf } from "../support/exhibits";
import { boxOf, open } from "../support/page";
import { test } from "../support/test";

const phone = { width: 390, height: 800 };

/** How many px of the picture lie under the verdict. */
const hidden = ({ root }: Exhibit) =>
  root.evaluate((element) => {
    const [view, bar] = [".ex-view", ".ex-verdict"].map((name) =>
      element.querySelector(name)?.getBoundingClientRect(),
    );
    return Math.round((view?.bottom ?? 0) - (bar?.top ?? 0));
  });

test("on a phone every attack is in sight without a swipe, with 44 px to press", async ({ page }) => {
  test.slow();
  await page.setViewportSize(phone);
  for (const route of kitRoutes) {
    await open(page, route);
    const { root, cheats, gaps } = exhibitOf(page);
    const { x, width } = await boxOf(root);
    for (const attack of [...(await cheats.all()), ...(await gaps.all())]) {
      const box = await boxOf(attack);
      expect.soft(box.x, route).toBeGreaterThanOrEqual(x);
      expect.soft(box.x + box.width, route).toBeLessThanOrEqual(x + width);
      expect.soft(box.height, route).toBeGreaterThanOrEqual(44);
    }
  }
});

test("an attack on what is out of sight brings all of the picture into sight, where that has room", async ({
  page,
}) => {
  const route = routeOf("seal-two-signers");
  test.skip(!route, "No page has this exhibit");
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, route ?? "/");
  const exhibit = exhibitOf(page);
  await exhibit.cheats.last().click();
  await expectVerdict(exhibit, "broken");
  const top = async () => (await boxOf(exhibit.root.locator(".ex-view"))).y;
  const header = await boxOf(page.locator("header").first());
  await expect.poll(top).toBeGreaterThanOrEqual(header.y + header.height);
  expect(await hidden(exhibit)).toBeLessThanOrEqual(1);
});

test("a piece that steps through its answer lets the page go up to its picture, after each attack", async ({
  browser,
}) => {
  const route = pages.find(({ sections }) =>
    sections.some(
      (section) =>
        section.type === "Exhibit" && section.exhibit.name === "coin" && section.exhibit.preset === "escrow",
    ),
  )?.route;
  test.skip(!route, "No page has this exhibit");
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await open(page, route ?? "/");
  const exhibit = exhibitOf(page);
  for (const [attack, state] of [
    [exhibit.cheats.first(), "broken"],
    [exhibit.cheats.last(), "broken"],
    [exhibit.gaps.first(), "uncovered"],
  ] as const) {
    await attack.tap();
    await expectVerdict(exhibit, state);
    await expect(exhibit.root.locator(".ex-plate")).toBeInViewport({ ratio: 1 });
  }
  await context.close();
});
