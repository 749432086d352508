import { expect } from "@playwright/test";
import { bringUp, carousel } from "../support/carousel";
import { menus } from "../support/content";
import { entries, menuButton } from "../support/menus";
import { open, wide } from "../support/page";
import { main, part } from "./support/parts";
import { homeDesktop } from "./support/shows";
import { test } from "./support/test";

test.use({ viewport: wide, reducedMotion: "reduce" });

test("3 Entities: a menu entry has href, title, description", async ({ page }) => {
  await open(page, "/");
  for (const menu of menus.header) {
    await menuButton(page, menu.title).hover();
    for (const { href, title, description } of menu.entries) {
      const entry = entries(page, menu.title).filter({ hasText: description });
      await expect(entry).toHaveAttribute("href", href);
      await expect(entry).toContainText(title);
      expect(description).not.toBe("");
    }
  }
});

test("3 Entities: a slide has src, alt, caption (on the home carousel)", async ({ page }) => {
  const show = homeDesktop();
  await open(page, show.route);
  await bringUp(page, show);
  const slide = carousel(page, show).locator("[role=group]:not([inert])");
  await expect(slide.locator("img:visible")).toHaveAttribute("src", /./);
  await expect(slide.locator("img:visible")).toHaveAttribute("alt", /\w{3}/);
  await expect(carousel(page, show).getByText("App catalog", { exact: true })).toBeVisible();
});

test("3 Entities: a service card has icon, href, title, description", async ({ read }) => {
  const page = await read("/");
  const cards = part(page, "Core Solutions & Services").getByRole("listitem");
  for (const card of await cards.all()) {
    await expect(card.locator("svg").first()).toBeVisible();
    await expect(card.getByRole("link")).toHaveAttribute("href", /^\//);
    await expect(card.getByRole("heading")).not.toBeEmpty();
    await expect(card.getByRole("paragraph")).not.toBeEmpty();
  }
});

test("3 Entities: a use case has title, description, image", async ({ read }) => {
  const page = await read("/provenance");
  for (const useCase of await part(page, "Use Cases").getByRole("listitem").all()) {
    await expect(useCase.getByRole("heading")).not.toBeEmpty();
    await expect(useCase.getByRole("paragraph")).not.toBeEmpty();
    await expect(useCase.locator("img")).toHaveAttribute("src", /./);
  }
});

test("3 Entities: a quote block has quote text and attribution", async ({ read }) => {
  const page = await read("/about");
  const quote = main(page)
    .getByRole("figure")
    .filter({ has: page.getByRole("blockquote") });
  await expect(quote.getByRole("blockquote")).not.toBeEmpty();
  await expect(quote.locator("figcaption")).not.toBeEmpty();
});
