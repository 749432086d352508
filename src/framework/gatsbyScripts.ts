import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Later, laterId } from "../shared/later";

/** Gatsby's script elements, or the data block that replaced them in an earlier run. */
const loading = new RegExp(
  `(<script src="/[^"]+" async></script>)+|<script id="${laterId}"[^>]*>[^<]*</script>`,
);

/** The document with a data block instead of the elements that load the app's scripts. */
export function withLaterScripts(html: string, later: Later): string {
  const block = `<script id="${laterId}" type="application/json">${JSON.stringify(later)}</script>`;
  return html.replace(loading, () => block);
}

const read = (path: string) => JSON.parse(readFileSync(path, "utf8"));

/**
 * Returns a function that lists what a document of the build in `folder` needs: the app's scripts, and also its
 * template's scripts and its data, which Gatsby itself would only request after the app has started, in two steps.
 */
export function laterIn(folder: string) {
  const { assetsByChunkName }: { assetsByChunkName: Record<string, string[]> } = read(
    join(folder, "webpack.stats.json"),
  );
  const scriptsOf = (chunk: string) =>
    (assetsByChunkName[chunk] ?? []).filter((name) => name.endsWith(".js")).map((name) => `/${name}`);

  return (document: string): Later => {
    const page = document.replace(/(^|\/)index\.html$/, "") || "index";
    const data = `page-data/${page}/page-data.json`;
    if (!existsSync(join(folder, data))) return { scripts: scriptsOf("app"), data: [] };
    const { componentChunkName, staticQueryHashes = [] } = read(join(folder, data)) as {
      componentChunkName: string;
      staticQueryHashes?: string[];
    };
    return {
      scripts: [...new Set([...scriptsOf("app"), ...scriptsOf(componentChunkName)])],
      data: [
        `/${data}`,
        "/page-data/app-data.json",
        ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
      ],
    };
  };
}
