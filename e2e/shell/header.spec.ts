import { expect } from "@playwright/test";
import { menus, words } from "../support/content";
import { bar } from "../support/menus";
import { alive, answerForOthers, boxOf, open, scrollTo, scrollTop, small, wide } from "../support/page";
import { test } from "../support/test";

const opaque = /^rgb\(/;
const translucent = /^rgba\(|\/ 0\./;

for (const viewport of [small, wide]) {
  test.describe(`the header at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("stays at the top, turns to glass once the page is scrolled, and back at the top", async ({
      page,
    }) => {
      await open(page, "/");
      const header = page.getByRole("banner");
      await expect(header).toHaveCSS("background-color", opaque);
      await scrollTo(page, 600);
      expect(await scrollTop(page)).toBe(600);
      expect((await boxOf(header)).y).toBe(0);
      await expect(header).toHaveCSS("background-color", translucent);
      await expect(header).toHaveCSS("backdrop-filter", /blur/);
      await scrollTo(page, 0);
      await expect(header).toHaveCSS("background-color", opaque);
      await expect(header).toHaveCSS("backdrop-filter", "none");
    });

    test("is glass at once on a page that is reloaded further down", async ({ page }) => {
      await open(page, "/about");
      await scrollTo(page, 300);
      await expect(page.getByRole("banner")).toHaveCSS("background-color", translucent);
      await page.reload();
      await alive(page);
      expect(await scrollTop(page)).toBe(300);
      await expect(page.getByRole("banner")).toHaveCSS("background-color", translucent);
    });
  });
}

test.describe("the header's links", () => {
  test.use({ viewport: wide });

  test("lead home, to the plain pages and to the team chat, and mark the page that is open", async ({
    page,
  }) => {
    await open(page, "/about");
    const header = page.getByRole("banner");
    const home = header.getByRole("link", { name: words.header.home, exact: true });
    await expect(home).toHaveAttribute("href", "/");
    for (const { href, title } of menus.plain)
      await expect(bar(page).getByRole("link", { name: title, exact: true })).toHaveAttribute("href", href);
    const chat = header.getByRole("link", { name: menus.community.title });
    await expect(chat).toHaveAttribute("href", menus.community.href);
    await expect(chat).toHaveAttribute("target", "_blank");
    for (const landmark of [header, page.getByRole("contentinfo")]) {
      const link = (to: string) =>
        landmark
          .getByRole("link")
          .and(page.locator(`[href="${to}"]`))
          .first();
      await expect(link("/about")).toHaveAttribute("aria-current", "page");
      await expect(link("/contact")).not.toHaveAttribute("aria-current");
    }
  });

  test("that leave the site open a new tab, and say so wherever they stand on the page", async ({
    page,
    context,
  }) => {
    await answerForOthers(context);
    await open(page, "/");
    const silent = await page.locator('a[href^="https:"]').evaluateAll(
      (links, hint) =>
        links
          .filter((link) => {
            const name = link.getAttribute("aria-label") ?? link.textContent ?? "";
            return link.getAttribute("target") !== "_blank" || !name.includes(hint);
          })
          .map(
            (link) => `${link.getAttribute("href")} ${link.getAttribute("aria-label") ?? link.textContent}`,
          ),
      words.header.newTab,
    );
    expect(silent).toEqual([]);
    const tab = page.waitForEvent("popup");
    await page.getByRole("banner").getByRole("link", { name: menus.community.title }).click();
    expect((await tab).url()).toBe(new URL(menus.community.href).href);
    await expect(page).toHaveURL("/");
  });
});

test("the skip link is the first stop of the keyboard and leads past the header", async ({ page }) => {
  await open(page, "/about");
  const skip = page.getByRole("link", { name: words.header.skip, exact: true });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const isPastHeader = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest("header:not(main *)");
    });
  expect(await isPastHeader()).toBe(true);
});
