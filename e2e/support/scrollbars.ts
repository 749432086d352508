import { test as base } from "./test";

/** A browser whose scrollbars take up room, as on a desktop; Playwright hides them otherwise. */
export const test = base.extend<object, { visibleScrollbars: undefined }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] });
    },
    { scope: "worker" },
  ],
});
