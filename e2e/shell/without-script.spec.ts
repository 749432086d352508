import { expect, test } from "@playwright/test";
import { small, wide } from "../support/page";
import { routes, site } from "../support/site";
import { expectTheme } from "../support/theme";

test.use({ javaScriptEnabled: false });

test.describe("without JavaScript at 1280 px", () => {
  test.use({ viewport: wide });

  for (const [name, count] of [
    ["Products", 8],
    ["Solutions", 11],
    ["Resources", 6],
  ] as const) {
    test(`the ${name} menu opens under the mouse and on focus`, async ({ page }) => {
      await page.goto("/");
      const menu = page.getByRole("navigation", { name: "Main menu" });
      const button = menu.getByRole("button", { name, exact: true });
      const entries = menu
        .getByRole("listitem")
        .filter({ has: page.getByRole("button", { name, exact: true }) })
        .getByRole("link");
      await expect(entries).toHaveCount(0);
      await button.hover();
      await expect(entries).toHaveCount(count);
      await entries.last().hover();
      await expect(entries).toHaveCount(count);
      await page.mouse.move(640, 780);
      await expect(entries).toHaveCount(0);
      await button.focus();
      await expect(entries).toHaveCount(count);
      await page.keyboard.press("Tab");
      await expect(entries.first()).toBeFocused();
    });
  }

  test("a menu's entry leads to its page", async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Main menu" });
    await menu.getByRole("button", { name: "Solutions" }).hover();
    await menu.getByRole("link", { name: /Provenance/ }).click();
    await expect(page).toHaveURL("/provenance");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("every link of the menus and the footer leads to a page that answers", async ({ page, request }) => {
    await page.goto("/");
    const links = page.locator('header a[href^="/"], footer a[href^="/"]');
    const targets = new Set(
      await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")),
    );
    expect(targets.size).toBeGreaterThan(20);
    for (const target of targets) {
      const answer = await request.get(target);
      expect(`${target} ${answer.status()}`).toBe(`${target} 200`);
    }
  });

  test("controls that need JavaScript are not shown", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Toggle theme" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Next slide" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Subscribe" })).toBeHidden();
  });
});

test.describe("without JavaScript at 390 px", () => {
  test.use({ viewport: small });

  test("the menu can be reached, read and left again", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Open menu" }).click();
    const menu = page.getByRole("navigation", { name: "Main menu" });
    await expect(menu).toBeVisible();
    for (const [name, count] of Object.entries({ Products: 8, Solutions: 11, Resources: 6 })) {
      await menu.locator("summary", { hasText: name }).click();
      await expect(menu.getByRole("link")).toHaveCount(count + 2);
    }
    await page.getByRole("link", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
  });

  test("a link in the menu leads to its page", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Open menu" }).click();
    await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("navigation", { name: "Main menu" })).toBeHidden();
  });
});

for (const [label, slides] of [
  ["Metanet Desktop screens", 6],
  ["Metanet Mobile screens", 5],
  ["Latest News & Videos", 9],
] as const) {
  test(`without JavaScript "${label}" is a row of ${slides} slides that scrolls`, async ({ page }) => {
    await page.goto("/");
    const row = page.getByRole("region", { name: label }).getByRole("list");
    const items = row.getByRole("listitem");
    await expect(items).toHaveCount(slides);
    await items.last().scrollIntoViewIfNeeded();
    await expect(items.last()).toBeInViewport({ ratio: 0.5 });
    await expect(items.first()).not.toBeInViewport({ ratio: 0.5 });
    await expect(items.last().locator("img:visible")).toHaveCount(1);
  });
}

for (const path of ["/contact", "/about"]) {
  test(`without JavaScript ${path} says how to reach the team by e-mail`, async ({ page }) => {
    await page.goto(path);
    const region = page.getByRole(path === "/contact" ? "main" : "contentinfo");
    await expect(region.getByText(/JavaScript/)).toBeVisible();
    const byMail = region.getByText(/JavaScript/).getByRole("link", { name: site.email });
    await expect(byMail).toHaveAttribute("href", `mailto:${site.email}`);
    await expect(page.getByRole("textbox")).toHaveCount(0);
  });
}

for (const theme of ["light", "dark"] as const) {
  test(`without JavaScript the theme is the device's: ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto("/");
    await expectTheme(page, theme);
  });
}

test("without JavaScript every route shows its heading and its text", async ({ page }) => {
  test.slow();
  for (const route of routes()) {
    await page.goto(route, { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.getByRole("main").ariaSnapshot()).toMatch(/paragraph|listitem/);
  }
});
