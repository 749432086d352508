import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { laterIn, withLaterScripts } from "../../src/framework/gatsbyScripts";
import { temporaryFolder } from "../support/content";

const block = (text: string) => `<script id="later" type="application/json">${text}</script>`;

describe("A document", () => {
  const gatsbys =
    '<p>Words</p><script>window.x=1</script><script src="/runtime-1.js" async></script><script src="/app-1.js" async></script><!-- end -->';

  it("names its scripts, and loads none", () => {
    expect(withLaterScripts(gatsbys, { scripts: ["/app-1.js"], data: ["/a.json"] })).toBe(
      `<p>Words</p><script>window.x=1</script>${block('{"scripts":["/app-1.js"],"data":["/a.json"]}')}<!-- end -->`,
    );
  });

  it("stays the same the second time, and follows what has changed", () => {
    const before = { scripts: ["/app-1.js"], data: [] };
    const once = withLaterScripts(gatsbys, before);
    expect(withLaterScripts(once, before)).toBe(once);
    const changed = withLaterScripts(once, { scripts: ["/app-2.js"], data: [] });
    expect(changed).toContain(block('{"scripts":["/app-2.js"],"data":[]}'));
    expect(changed).not.toContain("app-1");
  });

  it("that loads nothing stays as it is", () => {
    expect(withLaterScripts("<p>Off to the guides</p>", { scripts: ["/app-1.js"], data: [] })).toBe(
      "<p>Off to the guides</p>",
    );
  });
});

describe("What a document needs", () => {
  const folder = temporaryFolder();
  const write = (name: string, content: object) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), JSON.stringify(content));
  };
  write("webpack.stats.json", {
    assetsByChunkName: {
      app: ["styles.1.css", "runtime-1.js", "app-1.js"],
      "template-page": ["shared-1.js", "app-1.js", "page-1.js"],
    },
  });
  const page = { componentChunkName: "template-page", staticQueryHashes: ["12"] };
  for (const name of ["index", "about", "404.html"]) write(`page-data/${name}/page-data.json`, page);

  const later = laterIn(folder);

  it("is the app, its template and their data, each once", () => {
    expect(later("about/index.html")).toEqual({
      scripts: ["/runtime-1.js", "/app-1.js", "/shared-1.js", "/page-1.js"],
      data: ["/page-data/about/page-data.json", "/page-data/app-data.json", "/page-data/sq/d/12.json"],
    });
  });

  it.each([
    ["index.html", "/page-data/index/page-data.json"],
    ["404.html", "/page-data/404.html/page-data.json"],
  ])("has the data of %s", (document, data) => {
    expect(later(document).data[0]).toBe(data);
  });

  it("is only the app if Gatsby has no page", () => {
    expect(later("docs/index.html")).toEqual({ scripts: ["/runtime-1.js", "/app-1.js"], data: [] });
  });
});
