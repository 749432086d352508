import type { Page } from "@playwright/test";
import { menus, words } from "./content";

/** The search: its button in the header, and what that opens. */
export function searchOf(page: Page) {
  const dialog = page.getByRole("dialog", { name: words.search.open, exact: true });
  return {
    button: page.getByRole("banner").getByRole("button", { name: menus.search.title, exact: true }),
    dialog,
    field: dialog.getByRole("searchbox", { name: words.search.label }),
    close: dialog.getByRole("button", { name: words.search.close }),
    status: dialog.getByRole("status"),
    results: dialog.getByRole("listitem").getByRole("link"),
  };
}
