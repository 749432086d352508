/** The programs that the browser and hosting tests need. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const browsers = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

const installed = () => browsers.find((path) => path && existsSync(path));

/** The path of the browser; throws if there is none. */
export function findBrowser() {
  const path = installed();
  if (path) return path;
  throw new Error("There is no Chromium: apt-get install chromium, or name another browser in CHROMIUM.");
}

/** Debian packages, each with a test for whether it is installed. */
const packages = {
  chromium: installed,
  "fonts-liberation": () => existsSync("/usr/share/fonts/truetype/liberation") || process.env.CHROMIUM,
  nginx: () => existsSync("/usr/sbin/nginx"),
  caddy: () => existsSync("/usr/bin/caddy"),
};

const missing = () => Object.keys(packages).filter((name) => !packages[name]());

/**
 * On Debian, as root, installs what is missing; elsewhere throws with what to install. Returns the path of the browser.
 */
export function installPackages() {
  if (missing().length > 0) {
    const options = {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    };
    try {
      execFileSync("apt-get", ["update"], options);
      execFileSync("apt-get", ["install", "-y", "--no-install-recommends", ...missing()], options);
    } catch {
      // Not root, or not Debian: the error below says what to do.
    }
  }
  const lacking = missing();
  if (lacking.length === 0) return findBrowser();
  throw new Error(
    `The tests need ${lacking.join(", ")}: apt-get install ${lacking.join(" ")} (CHROMIUM names another browser).`,
  );
}
