import type { Browser, Page } from "@playwright/test";
import { open, wide } from "../../support/page";
import { test as base } from "../../support/test";

/** The pages that this process has opened. */
const opened = new Map<string, Promise<Page>>();

async function openIn(browser: Browser, route: string): Promise<Page> {
  const page = await browser.newPage({ viewport: wide, reducedMotion: "reduce" });
  await open(page, route);
  return page;
}

interface Reading {
  /** A page to be read, which all tests share. What a test changes in a page needs a page of its own. */
  read(route: string): Promise<Page>;
}

export const test = base.extend<Reading>({
  read: async ({ browser }, use) => {
    await use(async (route) => {
      const page = opened.get(route) ?? openIn(browser, route);
      opened.set(route, page);
      // What the test before has pointed at closes again.
      await (await page).mouse.move(640, 790);
      return page;
    });
  },
});
