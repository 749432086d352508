import { join } from "node:path";

/** How Playwright starts Firefox: stock ESR, over WebDriver BiDi, which Playwright's channels of Mozilla speak. */
export const inFirefox = {
  browserName: "firefox",
  channel: "moz-firefox",
  launchOptions: { executablePath: join(process.cwd(), "e2e/engines/support/firefoxProxy.mjs") },
} as const;
