/** The programs that the browser and hosting tests need: Debian's, or those that are named. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

// The headless shell first: the same engine without the windows of a browser.
const browsers = [
  process.env.CHROMIUM,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

const installed = () => browsers.find((path) => path && existsSync(path));

/** The path of the browser; throws if there is none. */
export function findBrowser() {
  const path = installed();
  if (path) return path;
  throw new Error(
    "There is no Chromium: apt-get install chromium-headless-shell, or name another browser in CHROMIUM.",
  );
}

const firefox = () => [process.env.FIREFOX, "/usr/bin/firefox-esr"].find((path) => path && existsSync(path));

/** Debian packages, each with a test for whether it is installed. */
const packages = {
  "chromium-headless-shell": installed,
  "fonts-liberation": () => existsSync("/usr/share/fonts/truetype/liberation") || process.env.CHROMIUM,
  "poppler-utils": () => existsSync("/usr/bin/pdftotext"),
  nginx: () => existsSync("/usr/sbin/nginx"),
  caddy: () => existsSync("/usr/bin/caddy"),
  "firefox-esr": firefox,
};

/** Where a Debian has no package of this name, this one does as well. */
const instead = { "chromium-headless-shell": "chromium" };

function install(names) {
  const options = {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  execFileSync("apt-get", ["install", "-y", "--no-install-recommends", ...names], options);
}

/** On Debian, as root, installs what is missing; elsewhere throws with what to install. */
function provide(names) {
  const missing = () => names.filter((name) => !packages[name]());
  if (missing().length > 0) {
    try {
      execFileSync("apt-get", ["update"], { stdio: "inherit" });
      try {
        install(missing());
      } catch {
        install(missing().map((name) => instead[name] ?? name));
      }
    } catch {
      // Not root, or not Debian: the error below says what to do.
    }
  }
  const lacking = missing();
  if (lacking.length === 0) return;
  throw new Error(
    `The tests need ${lacking.join(", ")}: apt-get install ${lacking.join(" ")} (CHROMIUM and FIREFOX name other browsers).`,
  );
}

/** What `npm test` needs. Returns the path of Chromium. */
export function installPackages() {
  provide(Object.keys(packages).filter((name) => name !== "firefox-esr"));
  return findBrowser();
}

/** What the tests in Firefox need. Returns its path. */
export function installFirefox() {
  provide(["firefox-esr"]);
  return firefox();
}
