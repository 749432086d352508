import { expect, type Locator, type Page } from "@playwright/test";
import { sectionsAt } from "../support/content";
import { exhibitOf, exhibitRoutes, expectVerdict } from "../support/exhibits";
import { boxOf, open } from "../support/page";
import { test } from "../support/test";

/** The page that carries letters of a kind, if there is one. */
const routeFor = (preset: string) =>
  exhibitRoutes.find((route) =>
    sectionsAt(route, "Exhibit").some(({ exhibit }) => "preset" in exhibit && exhibit.preset === preset),
  );

/** Drags something by its middle. */
async function drag(page: Page, what: Locator, by: { x: number; y: number }) {
  await what.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(what);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + by.x, y + height / 2 + by.y, { steps: 5 });
  await page.mouse.up();
}

test("a letter is dragged on to its reader, or back; keys do the same", async ({ page }) => {
  const route = routeFor("message");
  test.skip(!route, "No page carries a letter");
  await open(page, route ?? "/");
  const exhibit = exhibitOf(page);
  const letter = exhibit.root.locator(".ex-way > .ex-envelope");
  // The first sign of use brings the code that drags.
  await exhibit.check.focus();
  await expect(exhibit.root.locator("[data-live]")).toHaveAttribute("data-used");
  await drag(page, letter, { x: 10, y: 0 });
  await expectVerdict(exhibit, "unchecked");
  await drag(page, letter, { x: 90, y: 0 });
  await expectVerdict(exhibit, "holds");
  await exhibit.reset.click();
  await expectVerdict(exhibit, "unchecked");
  await drag(page, letter, { x: -90, y: 0 });
  await expectVerdict(exhibit, "uncovered");

  for (const [does, state] of [
    ["check", "holds"],
    ["hold", "uncovered"],
  ] as const) {
    await exhibit.reset.press("Enter");
    await expectVerdict(exhibit, "unchecked");
    await exhibit.root.locator(`.ex-view [data-do="${does}"], .ex-cheats [data-do="${does}"]`).press("Enter");
    await expectVerdict(exhibit, state);
  }
});

test("a copy is dragged from one reader to another, who cannot open it; a key does the same", async ({
  page,
}) => {
  const route = routeFor("forms");
  test.skip(!route, "No page has several readers");
  await open(page, route ?? "/");
  const exhibit = exhibitOf(page);
  await exhibit.check.focus();
  await expect(exhibit.root.locator("[data-live]")).toHaveAttribute("data-used");
  const readers = exhibit.root.locator(".ex-readers > li:not(.ex-third)");
  const [from, to] = [await boxOf(readers.nth(0)), await boxOf(readers.nth(2))];
  await drag(page, readers.nth(0).locator(".ex-envelope"), { x: to.x - from.x, y: to.y - from.y });
  await expectVerdict(exhibit, "broken");
  await expect(readers.nth(2)).toHaveAttribute("data-mark", "caught");
  await exhibit.reset.press("Enter");
  await expectVerdict(exhibit, "unchecked");
  const placesOf = () =>
    readers.evaluateAll((all) =>
      all.map((card) => {
        const { left, width } = card.getBoundingClientRect();
        return [left, width];
      }),
    );
  const before = await placesOf();
  for (const does of ["divert", "change", "misuse"]) {
    await exhibit.root.locator(`.ex-cheats [data-do="${does}"]`).press("Enter");
    await expectVerdict(exhibit, "broken");
    expect(await placesOf()).toEqual(before);
  }
});

test("a sign-in’s messages come one by one as they are dragged on, and the last is checked", async ({
  page,
}) => {
  const route = routeFor("sign-in");
  test.skip(!route, "No page carries a sign-in");
  await open(page, route ?? "/");
  const exhibit = exhibitOf(page);
  await exhibit.check.focus();
  await expect(exhibit.root.locator("[data-live]")).toHaveAttribute("data-used");
  const lines = exhibit.root.locator(".ex-exchange li:visible");
  await expect(lines).toHaveCount(1);
  await drag(page, lines.nth(0).locator(".ex-parcel"), { x: 60, y: 0 });
  await expect(lines).toHaveCount(2);
  // The second one goes back.
  await drag(page, lines.nth(1).locator(".ex-parcel"), { x: -60, y: 0 });
  await expect(lines).toHaveCount(3);
  await expectVerdict(exhibit, "unchecked");
  await exhibit.root.locator(".ex-tools > [data-do=check]").press("Enter");
  await expectVerdict(exhibit, "holds");
});
