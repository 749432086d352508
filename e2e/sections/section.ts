import type { Page } from "@playwright/test";

/** The part of a section that scrolls on a phone, by the section's title. */
export const named = (page: Page, title: string) =>
  page.getByRole("main").getByRole("region", { name: title });

/** The items of the section with this title: its steps, or its examples. */
export const itemsOf = (page: Page, title: string) =>
  page
    .locator("main section")
    .filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) })
    .getByRole("listitem");
