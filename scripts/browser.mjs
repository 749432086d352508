/** Finds Chromium for the tests; on Debian, as root, installs it. Playwright's own download is not used. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const candidates = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

export const findBrowser = () => candidates.find((path) => path && existsSync(path));

/** The path of a browser; throws with what to install where there is none. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  try {
    execFileSync("apt-get", ["update"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"], {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  } catch {
    // Not root, or not Debian: said below.
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error("The browser tests need Chromium: apt-get install chromium, or set CHROMIUM to its path.");
}
