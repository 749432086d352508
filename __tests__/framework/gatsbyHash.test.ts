import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileHashPlugin } from "../../src/framework/gatsbyHash";
import { temporaryFolder } from "../support/content";

// Gatsby's own module, outside of Jest's sandbox, where it loads in no time.
const { build } = createRequire(join(process.cwd(), "package.json"))("gatsby/dist/utils/webpack/bundle");

interface Compiler {
  hooks: {
    compilation: { tap(name: string, run: (compilation: Compilation) => void): void };
    done: { tap(name: string, run: (stats: { hash: string }) => void): void };
  };
}
interface Compilation {
  hooks: { fullHash: { tap(name: string, run: (hash: { update(text: string): void }) => void): void } };
}

/** A plugin that changes webpack's hash and none of its files, as its cache does in a second build. */
const changesHash = {
  apply: (compiler: Compiler) =>
    compiler.hooks.compilation.tap("test", ({ hooks }) => {
      hooks.fullHash.tap("test", (hash) => hash.update("from the cache"));
    }),
};

/** The hash that Gatsby writes into every document, after a build of one script. */
async function hashOf(script: string, ...plugins: object[]): Promise<string> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "app.js"), script);
  const { stats, close } = await build({
    mode: "none",
    context: folder,
    entry: { app: "./app.js" },
    output: { path: join(folder, "out"), filename: "[name]-[contenthash].js" },
    optimization: { realContentHash: true },
    plugins,
  });
  await close();
  return stats.hash;
}

it("Documents get the same hash as long as the browser's files are the same", async () => {
  const first = await hashOf("1;", fileHashPlugin);
  expect(first).toMatch(/^[0-9a-f]{20}$/);
  expect(await hashOf("1;", fileHashPlugin, changesHash)).toBe(first);
  expect(await hashOf("1;", changesHash)).not.toBe(await hashOf("1;"));
});

it("Documents get another hash with other scripts, so that an open page notices a new release", async () => {
  expect(await hashOf("2;", fileHashPlugin)).not.toBe(await hashOf("1;", fileHashPlugin));
});

it("Gatsby’s own plugin, which writes the hash into documents, reads the same as what Gatsby writes beside them", async () => {
  let read = "";
  const reads = {
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap("Gatsby", ({ hash }) => {
        read = hash;
      }),
  };
  expect(await hashOf("1;", reads, fileHashPlugin)).toBe(read);
});
