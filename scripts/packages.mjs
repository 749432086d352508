/** Finds what the browser and hosting tests run; on Debian, as root, installs what is missing. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const browsers = [
  process.env.CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

const findBrowser = () => browsers.find((path) => path && existsSync(path));

/** Debian's packages, each with what tells that it is there. */
const packages = {
  chromium: findBrowser,
  "fonts-liberation": () => existsSync("/usr/share/fonts/truetype/liberation") || process.env.CHROMIUM,
  nginx: () => existsSync("/usr/sbin/nginx"),
  caddy: () => existsSync("/usr/bin/caddy"),
};

const missing = () => Object.keys(packages).filter((name) => !packages[name]());

/** Installs what is missing; throws with what to install where it cannot. Gives the path of the browser. */
export function ensurePackages() {
  if (missing().length > 0) {
    const options = {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    };
    try {
      execFileSync("apt-get", ["update"], options);
      execFileSync("apt-get", ["install", "-y", "--no-install-recommends", ...missing()], options);
    } catch {
      // Not root, or not Debian: said below.
    }
  }
  const lacking = missing();
  if (lacking.length === 0) return findBrowser();
  throw new Error(
    `The tests need ${lacking.join(", ")}: apt-get install ${lacking.join(" ")} (CHROMIUM names another browser).`,
  );
}
