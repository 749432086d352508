import { readFileSync } from "node:fs";
import { buildSync } from "esbuild";

const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const { dependencies, devDependencies } = read("leads/package.json");
const site = read("package.json");

describe("The package leads/", () => {
  it("pins what it shares with the site to the same versions", () => {
    const versions = { ...site.devDependencies, ...site.dependencies };
    for (const [name, version] of Object.entries({ ...devDependencies, ...dependencies }))
      expect([name, version]).toEqual([name, versions[name]]);
  });

  it.each(["node", "cloudflare"])("has all that its %s server needs when it is copied alone", (server) => {
    const { metafile } = buildSync({
      entryPoints: [`leads/servers/${server}.ts`],
      bundle: true,
      platform: "node",
      format: "esm",
      external: ["cloudflare:email"],
      metafile: true,
      write: false,
    });
    const declared = Object.keys(dependencies).map((name) => `node_modules/${name}/`);
    const foreign = Object.keys(metafile.inputs).filter(
      (path) => !["leads/", ...declared].some((folder) => path.startsWith(folder)),
    );
    expect(foreign).toEqual([]);
  });
});
