import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { filesBelow } from "../../src/content/read/folders";

const home = "src/services/gatsbyInternals.ts";

const gatsby = createRequire(join(process.cwd(), "package.json")).resolve("gatsby/package.json");

/** Each thing that the module relies on: where Gatsby has it, as what, and what it is for. */
const relied: [file: string, text: string, what: string][] = [
  [
    "gatsby/cache-dir/production-app.js",
    "window.___loader = publicLoader",
    "the loader stands on the window",
  ],
  ["gatsby/cache-dir/loader.js", "loadPage: rawPath =>", "the loader loads pages"],
  ["gatsby/cache-dir/loader.js", "loadAppData: () =>", "the loader asks the site for its version"],
  ["gatsby/cache-dir/loader.js", "jsonPayload.webpackCompilationHash", "the site's version has this name"],
  ["gatsby/cache-dir/loader.js", "loadPageSync: (rawPath", "the loader gives a page that it has loaded"],
  ["gatsby/cache-dir/loader.js", "path: pageData.path", "a page says whose it is"],
  ["gatsby/cache-dir/loader.js", "json: pageData.result", "a page's data has this name"],
  [
    "gatsby/cache-dir/production-app.js",
    "pagePath, location: browserLoc } = window",
    "a document says whose it is",
  ],
  ["gatsby/cache-dir/navigation.js", "loader.loadPage(", "a click asks the loader for the page"],
  ["gatsby/cache-dir/navigation.js", "page.webpackCompilationHash", "a page says which version it is of"],
  ["gatsby/cache-dir/navigation.js", "window.___navigate = (to, options)", "clicks can be led elsewhere"],
  ["gatsby/cache-dir/ensure-resources.js", "loader.loadPage(", "the way back asks the loader for the page"],
  ["gatsby/cache-dir/static-entry.js", "___webpackCompilationHash", "a document says which version it is of"],
  [
    "gatsby/cache-dir/route-announcer-props.js",
    "id: `gatsby-announcer`",
    "screen readers are told of a new page by an element of this name (src/services/announcer.ts)",
  ],
  ["gatsby-link/dist/index.js", "window.___navigate(", "links call what stands on the window"],
];

const read = (file: string) => readFileSync(createRequire(gatsby).resolve(file), "utf8");

it.each(relied)("%s still has %s: %s", (file, text, what) => {
  if (read(file).includes(text)) return;
  throw new Error(
    `The Gatsby that is installed no longer has "${text}" in ${file}, so it may not be true any more that ${what}. ` +
      `See how it does this now, and change ${home} and this list. Where a name is missing in the browser, ` +
      "changes of page are Gatsby's alone, and a deploy can break pages that are open.",
  );
});

it("no other file of the site names them", () => {
  const names = /___[a-z]|\bloadPage(Sync)?\b|\bloadAppData\b|webpackCompilationHash|window\.pagePath/i;
  const files = ["gatsby-browser.tsx", "gatsby-ssr.tsx", "gatsby-node.ts"].concat(
    filesBelow("src").map((name) => `src/${name}`),
  );
  const naming = files.filter((file) => /\.tsx?$/.test(file) && names.test(readFileSync(file, "utf8")));
  expect(naming).toEqual([home]);
});
