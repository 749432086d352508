import type { Page } from "@playwright/test";
import { ownRoutes } from "../../support/content";
import { full } from "./full";

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** In full, or as much as `npm test` has time for. */
export const some = <T>(all: readonly T[], chosen: readonly NoInfer<T>[]) => (full ? all : chosen);

/** One page of each kind. */
export const kinds = ["/", "/provenance", "/contact", "/whitepapers/skilled-industries"].filter((route) =>
  ownRoutes.includes(route),
);

/** Opens a page in a theme, at rest: nothing moves, and everything that waits to be seen has been. */
export async function openStill(page: Page, route: string, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.goto(route);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => document.querySelector("#___gatsby")?.matches(":not(:empty)"));
  await page.waitForLoadState("networkidle");
}
