import { sweep } from "../../src/build/sweep";
import { filesBelow } from "../../src/content/read/folders";
import { temporaryFolder } from "../support/content";
import { fill } from "../support/release";

const [a, b, c, d, old] = ["a", "b", "c", "d", "e"].map((letter) => letter.repeat(20));

/** A built site: what a document needs, directly or not, and nothing else. */
const built = {
  "index.html": `<link href="/styles.${a}.css"><script src="/app-${b}.js"></script>
    <img src="/static/1/first.png" srcset="/static/1/first.png 1x, /static/2/second.avif 2x"
      style="background:url(/static/3/third.webp)">`,
  "404.html": "Nothing",
  "about.html": "About",
  "about/index.html": "About",
  "about.md": "# About",
  "index.md": "# Home",
  "page-data/about/page-data.json": '{"image":"/static/4/fourth.jpg","escaped":"\\"/static/5/fifth.jpg\\""}',
  [`styles.${a}.css`]: "@font-face{src:url(/static/geist.woff2)}",
  [`app-${b}.js`]: `load({7:"${c}"})`,
  [`7-${c}.js`]: `more("${d}")`,
  [`8-${d}.js`]: "last()",
  [`8-${d}.js.LICENSE.txt`]: "MIT",
  "static/1/first.png": "1",
  "static/2/second.avif": "2",
  "static/3/third.webp": "3",
  "static/4/fourth.jpg": "4",
  "static/5/fifth.jpg": "5",
  "static/geist.woff2": "f",
  _headers: "/*",
  "robots.txt": "",
  ".nojekyll": "",
  ".well-known/security.txt": "Contact: mailto:desk@example.com",
  "licenses/font.txt": "Open Font License",
};

/** The files that the sweep removes from that site after adding these. */
function swept(more: Record<string, string>): string[] {
  const folder = temporaryFolder();
  fill(folder, { ...built, ...more });
  const gone = sweep(folder);
  expect(filesBelow(folder)).toEqual(Object.keys(built).sort());
  expect(sweep(folder)).toEqual([]);
  return gone.sort();
}

describe("The sweep of a built site", () => {
  it("keeps everything that documents need, also indirectly: bundles, fonts, pictures", () => {
    expect(swept({})).toEqual([]);
  });

  it("removes bundles and pictures of earlier builds, and what only those use", () => {
    const more = {
      [`app-${old}.js`]: `"/static/6/old.png" "${"f".repeat(20)}"`,
      [`9-${"f".repeat(20)}.js`]: "older()",
      [`styles.${"9".repeat(20)}.css`]: "",
      "static/6/old.png": "6",
      "static/1/first.png.old": "7",
    };
    expect(swept(more)).toEqual(Object.keys(more).sort());
  });

  it("removes the release.json of the last build", () => {
    const more = { "release.json": '{"files":{"static/6/old.png":""}}', "static/6/old.png": "6" };
    expect(swept(more)).toEqual(Object.keys(more));
  });

  it("removes source maps, helpers, pieces of pages and older compression", () => {
    const more = {
      [`app-${b}.js.map`]: "{}",
      "chunk-map.json": "{}",
      "webpack.stats.json": "{}",
      "_gatsby/slices/x.html": "<p>",
      "~partytown/partytown.js": "",
      "about.html.br": "",
      [`app-${b}.js.gz`]: "",
    };
    expect(swept(more)).toEqual(Object.keys(more).sort());
  });

  it("removes the twins of deleted documents", () => {
    expect(swept({ "gone.html": "Gone", "deep/gone.html": "Gone", "gone.md": "# Gone" })).toEqual([
      "deep/gone.html",
      "gone.html",
      "gone.md",
    ]);
  });
});
