import { expect, test } from "@playwright/test";
import { alive, answerForOthers, boxOf, open, scrollTo, scrollTop, small, wide } from "../support/page";
import { external, site } from "../support/site";

const opaque = /^rgb\(/;
const translucent = /^rgba\(|\/ 0\./;

for (const viewport of [small, wide]) {
  test.describe(`the header at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("stays at the top while the page scrolls", async ({ page }) => {
      await open(page, "/");
      await scrollTo(page, 1500);
      expect(await scrollTop(page)).toBe(1500);
      expect((await boxOf(page.getByRole("banner"))).y).toBe(0);
    });

    test("turns to glass beyond 10 px of scroll, and not at 10", async ({ page }) => {
      await open(page, "/");
      const header = page.getByRole("banner");
      await expect(header).toHaveCSS("background-color", opaque);
      await scrollTo(page, 11);
      await expect(header).toHaveCSS("background-color", translucent);
      await expect(header).toHaveCSS("backdrop-filter", /blur/);
      await scrollTo(page, 10);
      await expect(header).toHaveCSS("background-color", opaque);
      await expect(header).toHaveCSS("backdrop-filter", "none");
    });

    test("is glass at once on a page that is reloaded further down", async ({ page }) => {
      await open(page, "/about");
      await scrollTo(page, 900);
      await expect(page.getByRole("banner")).toHaveCSS("background-color", translucent);
      await page.reload();
      await alive(page);
      expect(await scrollTop(page)).toBe(900);
      await expect(page.getByRole("banner")).toHaveCSS("background-color", translucent);
    });
  });
}

test.describe("the header's links", () => {
  test.use({ viewport: wide });

  test("lead home, to About, to Contact and to the team chat", async ({ page }) => {
    await open(page, "/provenance");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: `${site.brand} home` })).toHaveAttribute("href", "/");
    const menu = header.getByRole("navigation", { name: "Main menu" });
    await expect(menu.getByRole("link", { name: "About", exact: true })).toHaveAttribute("href", "/about");
    await expect(menu.getByRole("link", { name: "Contact", exact: true })).toHaveAttribute(
      "href",
      "/contact",
    );
    const chat = header.getByRole("link", { name: "Slack" });
    await expect(chat).toHaveAttribute("href", external("community"));
    await expect(chat).toHaveAttribute("target", "_blank");
  });

  test("mark the page that is open, in the header and in the footer", async ({ page }) => {
    await open(page, "/about");
    for (const landmark of [page.getByRole("banner"), page.getByRole("contentinfo")]) {
      await expect(landmark.getByRole("link", { name: "About", exact: true })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await expect(landmark.getByRole("link", { name: "Contact", exact: true })).not.toHaveAttribute(
        "aria-current",
      );
    }
  });

  test("that leave the site say so and open a new tab", async ({ page, context }) => {
    await answerForOthers(context);
    await open(page, "/");
    const tab = page.waitForEvent("popup");
    await page.getByRole("banner").getByRole("link", { name: "Slack" }).click();
    expect((await tab).url()).toBe(`${external("community")}/`);
    await expect(page).toHaveURL("/");
  });

  test("say in words that they open a new tab, wherever they stand on the page", async ({ page }) => {
    await open(page, "/");
    const silent = await page
      .locator('a[href^="https:"]')
      .evaluateAll((links) =>
        links
          .filter(
            (link) =>
              link.getAttribute("target") !== "_blank" ||
              !(link.getAttribute("aria-label") ?? link.textContent ?? "").includes("opens in a new tab"),
          )
          .map(
            (link) => `${link.getAttribute("href")} ${link.getAttribute("aria-label") ?? link.textContent}`,
          ),
      );
    expect(silent).toEqual([]);
  });
});

test("the skip link is the first stop of the keyboard and leads past the header", async ({ page }) => {
  await open(page, "/about");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const isInMain = () =>
    page.evaluate(() => document.querySelector("main")?.contains(document.activeElement) ?? false);
  expect(await isInMain()).toBe(true);
});
