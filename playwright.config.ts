import { defineConfig } from "@playwright/test";
import { inFirefox } from "./e2e/engines/support/firefox";

const port = Number(process.env.E2E_PORT ?? 9400);

/** Against the production build that `npm test` has made, served with the local inbox. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/playwright",
  fullyParallel: true,
  forbidOnly: true,
  // On two cores: while one test waits for something, two others work.
  workers: 3,
  // Machines are noisy; a test that passes only at a second or third try is named as flaky.
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/playwright.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
      args: ["--no-sandbox", "--disable-background-networking"],
    },
    trace: "on-first-retry",
    // `gatsby serve` packs every answer anew. What is packed is tested in e2e/hosting, with headers of its own.
    extraHTTPHeaders: { "accept-encoding": "identity" },
  },
  // Where Firefox and WebKit are named, the tests of e2e/engines run in the one and those of e2e/webkit in the other.
  projects: [
    { name: "chromium", testIgnore: ["**/engines/**", "**/webkit/**"] },
    ...(process.env.FIREFOX ? [{ name: "firefox", testMatch: "**/engines/*.spec.ts", use: inFirefox }] : []),
    ...(process.env.WEBKIT ? [{ name: "webkit", testMatch: "**/webkit/*.spec.ts" }] : []),
  ],
  webServer: {
    command: `npx gatsby serve --port ${port}`,
    url: `http://localhost:${port}`,
    env: { LEADS_FILE: "test-results/leads.jsonl" },
    reuseExistingServer: false,
  },
});
