import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * axe for a page, as far as it has to look: only at what is asked for, and inside the page itself ("legacy mode"). For
 * frames of other hosts, which no page of ours has at first, it would open a further page each time and take twice as long.
 */
export const axe = (page: Page, ...results: ("violations" | "incomplete")[]) =>
  new AxeBuilder({ page })
    .setLegacyMode()
    // What keeps the rules is not written down either.
    .options(results.length > 0 ? { resultTypes: results } : { reporter: "no-passes" });
