import { expect, type Page } from "@playwright/test";
import { axe } from "../support/axe";
import { words } from "../support/content";
import { contact } from "../support/forms";
import { expectNotice } from "../support/notices";
import { boxOf, footerLink, open, small, wide } from "../support/page";
import { test } from "../support/test";

/** Shows the message for a page that cannot be reached, on the contact page. */
async function loseNetwork(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/contact");
  const before = await boxOf(page.getByRole("heading", { level: 1 }));
  await page.route("**/*", (route) => route.abort());
  await footerLink(page, "/about").dispatchEvent("click");
  await expectNotice(page, "offline");
  return before;
}

const message = (page: Page) => page.getByRole("paragraph").filter({ hasText: words.network.offline });

for (const viewport of [small, wide]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("the message is accessible, moves nothing, and keeps clear of the header, the edges and the button that sends", async ({
      page,
    }) => {
      const before = await loseNetwork(page);
      expect(await boxOf(page.getByRole("heading", { level: 1 }))).toEqual(before);
      const box = await boxOf(message(page));
      const header = await boxOf(page.getByRole("banner"));
      expect(box.y).toBeGreaterThan(header.y + header.height);
      expect(box.x).toBeGreaterThanOrEqual(16);
      expect(box.x + box.width).toBeLessThanOrEqual(viewport.width - 16);
      expect(box.y + box.height).toBeLessThanOrEqual(viewport.height - 16);
      expect(box.height).toBeLessThanOrEqual(viewport.height / 4);

      await test.step("it keeps the rules of axe in both themes", async () => {
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
          const { violations } = await axe(page).include("body > [role='status']").analyze();
          expect(violations).toEqual([]);
        }
        const retry = await boxOf(page.getByRole("button", { name: words.network.retry, exact: true }));
        expect(retry.height).toBeGreaterThanOrEqual(44);
      });

      await test.step("it never lies over the button that sends", async () => {
        await contact(page).send.evaluate((button) => {
          const below = button.getBoundingClientRect().bottom - window.innerHeight + 40;
          window.scrollBy({ top: below, behavior: "instant" });
        });
        await expect(contact(page).send).toBeInViewport({ ratio: 1 });
        const onTop = await contact(page).send.evaluate((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          const places = [0.1, 0.3, 0.5, 0.7, 0.9];
          return places.every((part) =>
            button.contains(
              document.elementFromPoint(left + (right - left) * part, top + (bottom - top) * part),
            ),
          );
        });
        expect(onTop).toBe(true);
      });

      await test.step("the end of the page can be read beside it", async () => {
        await page.keyboard.press("Control+End");
        const rights = page.getByText(words.footer.rights);
        await expect(rights).toBeInViewport({ ratio: 1 });
        await expect
          .poll(async () => {
            const text = await boxOf(rights);
            return text.y + text.height < (await boxOf(message(page))).y;
          })
          .toBe(true);
      });
    });
  });
}
