import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Addresses } from "../content/compile/addresses";
import { compiledFolder, filesBelow } from "../content/read/folders";
import { withStylesInHead } from "../framework/emotionStyles";
import { hashedPaths } from "../framework/gatsbyFiles";
import { laterIn, withLaterScripts } from "../framework/gatsbyScripts";
import { isRespelling, type Redirect } from "../shared/addresses";
import { buildFiles } from "./buildFiles";
import { headersFile, redirectsFile, worker, workerRoutes } from "./hosts/cloudflare";
import { writeServerRules } from "./hosts/servers";
import { withPolicy } from "./policy";
import { readCompiled } from "./write";

/** The addresses of the site that was last checked and compiled. */
export const readAddresses = (root: string): Addresses =>
  JSON.parse(readFileSync(join(compiledFolder(root), buildFiles.addresses), "utf8"));

/** The site's own file, as last compiled. */
export const readSite = (root: string) => readCompiled(compiledFolder(root), "site");

/**
 * Makes public/ ready for static hosts after Gatsby has written it. Each document gets its styles in one place, a
 * list of its scripts instead of the elements that load them, its policy, and a second name (`about.html` for
 * `about/index.html`, so that hosts answer /about without a redirect). The hosts' rules follow from the site's
 * addresses and Gatsby's redirects. Running it again changes nothing.
 */
export function publish(root: string, redirects: Redirect[]) {
  const target = join(root, "public");
  const addresses = { ...readAddresses(root), redirects };
  const { url, noindex } = readSite(root);

  const laterOf = laterIn(target);
  for (const file of filesBelow(target).filter((name) => isDocument(name))) {
    const built = readFileSync(join(target, file), "utf8");
    const html = withPolicy(withLaterScripts(withStylesInHead(built), laterOf(file)), addresses.origins);
    write(join(target, file), html);
    const twin = file.replace(/\/index\.html$/, ".html");
    if (twin !== file) linkOrCopy(join(target, file), join(target, twin));
  }
  // The page itself, not a redirect: where the file system ignores case, it is the same file.
  for (const { from, to } of redirects.filter(isRespelling)) {
    for (const ending of ["/index.html", ".html"])
      linkOrCopy(join(target, `${to}/index.html`), join(target, from + ending));
  }
  // Without it GitHub Pages leaves out names that begin with a dot or an underscore, such as .well-known/.
  write(join(target, ".nojekyll"), "");
  write(join(target, "_redirects"), redirectsFile(addresses));
  write(join(target, "_worker.js"), worker(addresses));
  write(join(target, "_routes.json"), workerRoutes);
  writeServerRules(root, addresses, { url, noindex });
}

/** Writes _headers. It names each bundle, so it has to run after the sweep has removed the old ones. */
export function publishHeaders(root: string) {
  const folder = join(root, "public");
  const hashed = filesBelow(folder)
    .map((name) => `/${name}`)
    .filter((path) => isHashedAtRoot(path));
  write(join(folder, "_headers"), headersFile(readSite(root), hashed));
}

/** Whether a file is a page that visitors open. The HTML in _gatsby/ is only fragments of pages. */
const isDocument = (name: string) => name.endsWith(".html") && !name.startsWith("_gatsby/");

const isHashedAtRoot = (path: string) => !path.startsWith("/static/") && new RegExp(hashedPaths).test(path);

/** Gives a file a second name: a hard link, or a copy where there are none. */
function linkOrCopy(path: string, name: string) {
  mkdirSync(dirname(name), { recursive: true });
  rmSync(name, { force: true });
  try {
    linkSync(path, name);
  } catch {
    writeFileSync(name, readFileSync(path));
  }
}

function write(path: string, text: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
