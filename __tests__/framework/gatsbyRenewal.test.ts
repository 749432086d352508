import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { temporaryFolder } from "../support/content";

// Gatsby's own modules, outside of Jest's sandbox, where they load in no time.
const load = createRequire(join(process.cwd(), "package.json"));

interface Hashes {
  renderPageHash: string;
  templateHashes: Record<string, string>;
}

/** The configuration of Gatsby's HTML renderer after a build of the browser's files, as Gatsby puts it together. */
function configurationAfter(files: readonly string[]): object {
  const root = temporaryFolder();
  mkdirSync(join(root, "public"));
  mkdirSync(join(root, ".content/build"), { recursive: true });
  writeFileSync(
    join(root, "public/webpack.stats.json"),
    JSON.stringify({ assetsByChunkName: { app: files } }),
  );
  writeFileSync(join(root, ".content/build/addresses.json"), JSON.stringify({ origins: { script: [] } }));
  jest.spyOn(process, "cwd").mockReturnValue(root);
  const { webpackReducer } = load("gatsby/dist/redux/reducers/webpack");
  let configuration = {};
  const setWebpackConfig = (payload: object) => {
    configuration = webpackReducer(configuration, { type: "SET_WEBPACK_CONFIG", payload });
  };
  jest.isolateModules(() => {
    const { onCreateWebpackConfig }: GatsbyNode = require("../../gatsby-node");
    const nothing = { apply: () => {} };
    const told = { stage: "build-html", actions: { setWebpackConfig }, plugins: { define: () => nothing } };
    onCreateWebpackConfig?.(told as never, { plugins: [] }, () => {});
  });
  return configuration;
}

/** The hashes by which Gatsby decides which pages to render anew, for a renderer with one template. */
async function hashesAfter(files: readonly string[]): Promise<Hashes> {
  const { build } = load("gatsby/dist/utils/webpack/bundle");
  const { getSSRChunkHashes } = load("gatsby/dist/utils/webpack/get-ssr-chunk-hashes");
  const folder = temporaryFolder();
  writeFileSync(join(folder, "render-page.js"), "console.log(1)");
  writeFileSync(join(folder, "template.js"), "console.log(2)");
  const { stats, close } = await build({
    ...configurationAfter(files),
    mode: "none",
    context: folder,
    entry: { "render-page": "./render-page.js", template: "./template.js" },
    output: { path: join(folder, "out") },
  });
  await close();
  const components = new Map([["t", { componentChunkName: "template", componentPath: "template.js" }]]);
  return getSSRChunkHashes({ stats, components });
}

it("Every page is rendered again when a style sheet that documents inline has changed", async () => {
  const before = await hashesAfter(["app-1.js", "styles.1.css"]);
  const after = await hashesAfter(["app-1.js", "styles.2.css"]);
  expect(after.renderPageHash).not.toBe(before.renderPageHash);
  expect(after.templateHashes["template.js"]).not.toBe(before.templateHashes["template.js"]);
});

it("No page is rendered again when nothing has changed", async () => {
  const files = ["app-1.js", "styles.1.css"];
  expect(await hashesAfter(files)).toEqual(await hashesAfter(files));
});

it("Gatsby decides by these hashes, which it takes after the browser's files were written", () => {
  const steps = readFileSync(load.resolve("gatsby/dist/commands/build"), "utf8");
  const order = ["buildProductionBundle)(", "buildRenderer)(", "getSSRChunkHashes)("].map((step) =>
    steps.indexOf(step),
  );
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order).not.toContain(-1);
});
