/** The programs that the browser and hosting tests need: Debian's, or those that are named. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

// The headless shell first: the same engine without the windows of a browser.
const browsers = [
  process.env.CHROMIUM,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** The first of some paths at which there is something. */
const firstOf = (paths) => paths.find((path) => path && existsSync(path));

const installed = () => firstOf(browsers);

/** The path of the browser; throws if there is none. */
export function findBrowser() {
  const path = installed();
  if (path) return path;
  throw new Error(
    "There is no Chromium: apt-get install chromium-headless-shell, or name another browser in CHROMIUM.",
  );
}

/** The first Firefox whose WebDriver BiDi knows what Playwright asks of it. An older one is upgraded like a missing one. */
const firstFirefox = 153;

function firefox() {
  const path = firstOf([process.env.FIREFOX, "/usr/bin/firefox-esr"]);
  const [version] = path ? /\d+/.exec(execFileSync(path, ["--version"], { encoding: "utf8" })) : [0];
  return Number(version) >= firstFirefox ? path : undefined;
}

/** WebKitGTK's own small browser, which belongs to its library: the folder has the processor and a version in its path. */
function webkit() {
  if (!existsSync("/usr/bin/WebKitWebDriver")) return undefined;
  const libraries = readdirSync("/usr/lib")
    .filter((name) => name.endsWith("-linux-gnu"))
    .flatMap((name) => readdirSync(`/usr/lib/${name}`).map((library) => `/usr/lib/${name}/${library}`));
  return firstOf([process.env.WEBKIT, ...libraries.map((path) => `${path}/MiniBrowser`)]);
}

/** Debian packages, each with a test for whether it is installed. */
const packages = {
  "chromium-headless-shell": installed,
  "fonts-liberation": () => existsSync("/usr/share/fonts/truetype/liberation") || process.env.CHROMIUM,
  "poppler-utils": () => existsSync("/usr/bin/pdftotext"),
  nginx: () => existsSync("/usr/sbin/nginx"),
  caddy: () => existsSync("/usr/bin/caddy"),
  "default-jre-headless": () => existsSync("/usr/bin/java"),
};

/** The same, for the engines beside Chromium. */
const engines = {
  "firefox-esr": firefox,
  "webkit2gtk-driver": webkit,
  xvfb: () => existsSync("/usr/bin/xvfb-run"),
  xauth: () => existsSync("/usr/bin/xauth"),
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
function provide(wanted) {
  const missing = () => Object.keys(wanted).filter((name) => !wanted[name]());
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
    `The tests need ${lacking.join(", ")}: apt-get install ${lacking.join(" ")} (CHROMIUM, FIREFOX and WEBKIT name other browsers).`,
  );
}

/** What `npm test` needs. Returns the path of Chromium. */
export function installPackages() {
  provide(packages);
  return findBrowser();
}

/** What the tests in Firefox and WebKit need. Returns their paths, as the environment of these tests. */
export function installEngines() {
  provide(engines);
  return { FIREFOX: firefox(), WEBKIT: webkit() };
}

/** The same as far as there are any: `npm test` passes without, and says so. */
export function offerEngines() {
  try {
    return installEngines();
  } catch (error) {
    console.log(`Not in Firefox and WebKit: ${error.message}`);
    return {};
  }
}
