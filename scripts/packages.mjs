/** The programs that the browser and hosting tests need: Debian's, or those named in environment variables. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

// The headless shell first: the same engine without a user interface.
const browsers = [
  process.env.CHROMIUM,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** The first path that exists. */
const firstExisting = (paths) => paths.find((path) => path && existsSync(path));

const installed = () => firstExisting(browsers);

/** The path of the browser; throws if there is none. */
export function findBrowser() {
  const path = installed();
  if (path) return path;
  throw new Error(
    "There is no Chromium: apt-get install chromium-headless-shell, or name another browser in CHROMIUM.",
  );
}

/** The first Firefox whose WebDriver BiDi supports what Playwright needs. An older one is treated as missing. */
const firstFirefox = 153;

function firefox() {
  const path = firstExisting([process.env.FIREFOX, "/usr/bin/firefox-esr"]);
  const [version] = path ? /\d+/.exec(execFileSync(path, ["--version"], { encoding: "utf8" })) : [0];
  return Number(version) >= firstFirefox ? path : undefined;
}

/** WebKitGTK's MiniBrowser, which ships with the library; the path contains the architecture and a version. */
function webkit() {
  if (!existsSync("/usr/bin/WebKitWebDriver")) return undefined;
  const libraries = readdirSync("/usr/lib")
    .filter((name) => name.endsWith("-linux-gnu"))
    .flatMap((name) => readdirSync(`/usr/lib/${name}`).map((library) => `/usr/lib/${name}/${library}`));
  return firstExisting([process.env.WEBKIT, ...libraries.map((path) => `${path}/MiniBrowser`)]);
}

/** Debian packages, each with a test for whether it is installed. */
const packages = {
  "chromium-headless-shell": installed,
  "fonts-liberation": () => existsSync("/usr/share/fonts/truetype/liberation") || process.env.CHROMIUM,
  "poppler-utils": () => existsSync("/usr/bin/pdftotext"),
  nginx: () => existsSync("/usr/sbin/nginx"),
  caddy: () => existsSync("/usr/bin/caddy"),
  openssl: () => existsSync("/usr/bin/openssl"),
  "default-jre-headless": () => existsSync("/usr/bin/java"),
};

/** The same, for the engines other than Chromium. */
const engines = {
  "firefox-esr": firefox,
  "webkit2gtk-driver": webkit,
  xvfb: () => existsSync("/usr/bin/xvfb-run"),
  xauth: () => existsSync("/usr/bin/xauth"),
};

/** Alternatives for packages that a Debian release may not have. */
const alternatives = { "chromium-headless-shell": "chromium" };

function install(names) {
  const options = {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  execFileSync("apt-get", ["install", "-y", "--no-install-recommends", ...names], options);
}

/** Installs what is missing, as root on Debian; otherwise throws an error that says what to install. */
function provide(wanted) {
  const missing = () => Object.keys(wanted).filter((name) => !wanted[name]());
  if (missing().length > 0) {
    try {
      execFileSync("apt-get", ["update"], { stdio: "inherit" });
      try {
        install(missing());
      } catch {
        install(missing().map((name) => alternatives[name] ?? name));
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

/** Like installEngines, but optional: without these engines `npm test` says so and passes. */
export function offerEngines() {
  try {
    return installEngines();
  } catch (error) {
    console.log(`Skipping Firefox and WebKit: ${error.message}`);
    return {};
  }
}
