import type { Page } from "@playwright/test";
import { allSections } from "./content";

/** The first term that the build has marked in a running text: where, and how it is written there. */
export const [marked] = allSections("Prose").flatMap(({ route, body }) => {
  const [, id, written] = /popovertarget="([\w-]+)">([^<]+)</.exec(body.html) ?? [];
  return id && written ? [{ route, id, written }] : [];
});

export const parts = (page: Page) => ({
  term: page.getByRole("main").getByRole("button", { name: marked?.written, exact: true }).first(),
  meaning: page.locator(`[id="${marked?.id}"]`),
});
