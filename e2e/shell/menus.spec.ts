import { expect } from "@playwright/test";
import { menus, words } from "../support/content";
import {
  bar,
  menuButton as button,
  entries,
  expectClosed,
  expectOpen,
  inside,
  outside,
} from "../support/menus";
import { answerForOthers, open, small, wide } from "../support/page";
import { test } from "../support/test";

test.use({ viewport: wide });

for (const {
  title: name,
  entries: { length: count },
} of menus.header) {
  test(`the ${name} menu is worked by mouse and by keyboard`, async ({ page }) => {
    await open(page, "/");
    await expectClosed(page, name);
    const menu = button(page, name);
    const shown = entries(page, name);

    await test.step("it shows its entries on a click and closes on the next", async () => {
      await menu.dispatchEvent("click");
      await expectOpen(page, name, count);
      await menu.dispatchEvent("click");
      await expectClosed(page, name);
    });

    await test.step("it opens under a resting mouse and closes when the mouse is gone", async () => {
      await menu.hover();
      await expectOpen(page, name, count);
      await shown.last().hover();
      await expectOpen(page, name, count);
      await page.mouse.move(640, 780);
      await expectClosed(page, name);
    });

    await test.step("it stays open on the click after the hover, and closes on a press outside", async () => {
      await menu.hover();
      await expectOpen(page, name, count);
      await menu.click();
      await expectOpen(page, name, count);
      await page.mouse.click(640, 780);
      await expectClosed(page, name);
    });

    await test.step("it opens and closes by Enter and by Space", async () => {
      await menu.focus();
      for (const key of ["Enter", "Space"]) {
        await page.keyboard.press(key);
        await expectOpen(page, name, count);
        await page.keyboard.press(key);
        await expectClosed(page, name);
      }
    });

    await test.step("it is walked with the arrow keys, Home and End", async () => {
      await page.keyboard.press("ArrowDown");
      await expectOpen(page, name, count);
      await expect(shown.nth(0)).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(shown.nth(1 % count)).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("ArrowUp");
      await expect(shown.nth(count - 1)).toBeFocused();
      await page.keyboard.press("Home");
      await expect(shown.nth(0)).toBeFocused();
      await page.keyboard.press("End");
      await expect(shown.nth(count - 1)).toBeFocused();
    });

    await test.step("it closes on Escape and gives the focus back to its button", async () => {
      await page.keyboard.press("Escape");
      await expectClosed(page, name);
      await expect(menu).toBeFocused();
    });

    await test.step("it closes when Tab leaves it", async () => {
      await page.keyboard.press("ArrowDown");
      await expect(shown.first()).toBeFocused();
      await page.keyboard.press("End");
      await expect(shown.last()).toBeFocused();
      await page.keyboard.press("Tab");
      await expectClosed(page, name);
    });
  });
}

const [first = "", second = ""] = menus.header.map(({ title }) => title);
const countOf = (name: string) => menus.header.find(({ title }) => title === name)?.entries.length ?? 0;

test("the bar is one stop after the other, and one menu at a time", async ({ page }) => {
  await open(page, "/");

  await test.step("a closed menu is no stop for the keyboard", async () => {
    await button(page, first).focus();
    await page.keyboard.press("Tab");
    await expect(button(page, second)).toBeFocused();
  });

  await test.step("the arrow keys move along the bar", async () => {
    const last = menus.plain.at(-1);
    if (!last) return;
    await button(page, first).focus();
    await page.keyboard.press("ArrowRight");
    await expect(button(page, second)).toBeFocused();
    await page.keyboard.press("End");
    await expect(bar(page).getByRole("link", { name: last.title, exact: true })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(button(page, first)).toBeFocused();
  });

  await test.step("only one menu is open at a time", async () => {
    await page.keyboard.press("Enter");
    await expectOpen(page, first, countOf(first));
    await button(page, second).hover();
    await expectOpen(page, second, countOf(second));
    await expectClosed(page, first);
  });
});

test("featured entries stand first, with their picture; a mark stands behind its entry's name", async ({
  page,
}) => {
  await open(page, "/");
  for (const { title, entries: all } of menus.header) {
    await button(page, title).hover();
    await expectOpen(page, title, all.length);
    const order = [...all.filter(({ featured }) => featured), ...all.filter(({ featured }) => !featured)];
    for (const [index, { href, featured, image, mark }] of order.entries()) {
      const entry = entries(page, title).nth(index);
      await expect(entry).toHaveAttribute("href", href);
      await expect(entry.locator("img:visible")).toHaveCount(featured && image ? 1 : 0);
      if (mark) await expect(entry).toContainText(mark);
    }
  }
});

test("a window that becomes narrow closes an open menu, and the focus goes on from the page's top", async ({
  page,
}) => {
  const [{ title } = { title: "" }] = menus.header;
  await open(page, "/about");
  await button(page, title).focus();
  await page.keyboard.press("ArrowDown");
  await expectOpen(page, title, countOf(title));
  await page.setViewportSize(small);
  await expect(page.getByRole("main")).toBeFocused();
  await page.setViewportSize(wide);
  await expectClosed(page, title);
});

test("an entry that leaves the site says so and opens a new tab", async ({ page, context }) => {
  test.skip(!outside, "No menu leads out of the site");
  const { menu = "", to = "" } = outside ?? {};
  await answerForOthers(context);
  await open(page, "/");
  await button(page, menu).hover();
  await expectOpen(page, menu, countOf(menu));
  const entry = entries(page, menu)
    .and(page.locator(`[href="${to}"]`))
    .first();
  await expect(entry).toContainText(words.header.newTab);
  const tab = page.waitForEvent("popup");
  await entry.click();
  expect((await tab).url()).toBe(new URL(to).href);
});

test("choosing an entry leads to its page, closes the menu and marks the entry from then on", async ({
  page,
}) => {
  test.skip(!inside, "No menu leads to another page");
  const { menu = "", to = "" } = inside ?? {};
  await open(page, "/");
  await button(page, menu).focus();
  await page.keyboard.press("ArrowDown");
  await entries(page, menu)
    .and(page.locator(`[href="${to}"]`))
    .first()
    .press("Enter");
  await expect(page).toHaveURL(to);
  await expectClosed(page, menu);
  await button(page, menu).focus();
  await page.keyboard.press("Enter");
  await expectOpen(page, menu, countOf(menu));
  const marked = await bar(page)
    .locator('[aria-current="page"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect([...new Set(marked)]).toEqual([to]);
});
