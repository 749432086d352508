import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { filesBelow } from "../../src/content/read/folders";

const gatsby = createRequire(join(process.cwd(), "package.json")).resolve("gatsby/package.json");
/** By its path, since packages do not let every file be resolved; or the file that the name alone leads to. */
function read(file: string) {
  const path = join("node_modules", file);
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile();
  return readFileSync(isFile ? path : createRequire(gatsby).resolve(file), "utf8");
}

/** What each file of src/framework relies on: texts in files of installed packages, and what each of them shows. */
const leans: Record<string, Record<string, Record<string, string>>> = {
  "gatsbyRuntime.ts": {
    "gatsby/cache-dir/production-app.js": {
      "window.___loader = publicLoader": "the loader stands on the window",
      "pagePath, location: browserLoc } = window": "a document says whose it is",
      'id="gatsby-focus-wrapper"': "the app stands in an element with a name",
    },
    "gatsby/cache-dir/loader.js": {
      "loadPage: rawPath =>": "the loader loads pages",
      "loadAppData: () =>": "the loader asks the site for its version",
      "jsonPayload.webpackCompilationHash": "the site's version has this name",
      "loadPageSync: (rawPath": "the loader gives a page that it has loaded",
      "path: pageData.path": "a page says whose it is",
      "json: pageData.result": "a page's data has this name",
    },
    "gatsby/cache-dir/navigation.js": {
      "loader.loadPage(": "a click asks the loader for the page",
      "page.webpackCompilationHash": "a page says which version it is of",
      "window.___navigate = (to, options)": "clicks can be led elsewhere",
    },
    "gatsby/cache-dir/ensure-resources.js": {
      "loader.loadPage(": "the way back asks the loader for the page",
    },
    "gatsby/cache-dir/static-entry.js": {
      ___webpackCompilationHash: "a document says which version it is of",
    },
    "gatsby-link/dist/index.js": { "window.___navigate(": "links call what stands on the window" },
    "gatsby/cache-dir/route-announcer-props.js": {
      "id: `gatsby-announcer`": "new pages are announced there",
    },
  },
  "pictureData.ts": {
    "gatsby-transformer-sharp/customize-schema.js": {
      "await generateImageData({": "a picture's field resolves to what generateImageData gives",
    },
    "gatsby-plugin-sharp/image-data.js": {
      "primaryFormat !== `webp` &&": "the first format is the fallback",
      "specified only AVIF format": "AVIF alone is complained of",
    },
  },
  "gatsbyScripts.ts": {
    "gatsby/cache-dir/static-entry.js": {
      "<script key={scriptPath} src={scriptPath} async />": "documents load the app by elements of this form",
    },
    "gatsby/dist/utils/gatsby-webpack-stats-extractor.js": {
      "webpack.stats.json": "a build notes the files of each chunk",
    },
    "gatsby/dist/utils/page-data.js": {
      staticQueryHashes: "a page's data says which answers it needs besides",
      componentChunkName: "a page's data says which chunk shows it",
    },
  },
  "gatsbyEntry.ts": {
    "gatsby/dist/utils/webpack.config.js": {
      "app: directoryPath(`.cache/production-app`)": "the app begins with this file",
    },
  },
  "gatsbyTypes.mjs": {
    "gatsby/dist/bootstrap": { "exports.bootstrap = bootstrap": "Gatsby can be started without building" },
    "gatsby/dist/utils/graphql-typegen/ts-codegen": {
      "exports.writeTypeScriptTypes": "the types of queries can be written alone",
    },
  },
  "gatsbyState.ts": {
    "gatsby/dist/redux/reducers/jobsv2.js": { "complete: new Map()": "it is known which pictures are drawn" },
    "gatsby/dist/redux/reducers/redirects.js": { fromPath: "redirects are kept as they were told" },
    "gatsby/dist/redux/reducers/components.js": { "query: ": "the query of a page's component is known" },
  },
  "gatsbyHead.ts": {
    "gatsby-plugin-image/gatsby-ssr.js": {
      'key: "gatsby-image-style"': "the styles of <GatsbyImage> have this key",
    },
    "gatsby/cache-dir/static-entry.js": { "key={`generator-": "the generator has this key" },
  },
  "gatsbyFiles.ts": {
    "gatsby/dist/utils/webpack.config.js": {
      "filename: `[name]-[contenthash].js`": "scripts have a hash in their names",
      "filename: `[name].[contenthash].css`": "styles have a hash in their names",
    },
    "gatsby/dist/utils/slices/stitching.js": {
      "path.join(publicDir, `_gatsby`, `slices`": "fragments stand there",
    },
    "gatsby/dist/utils/gatsby-webpack-stats-extractor.js": {
      "`chunk-map.json`": "Gatsby keeps this for itself",
    },
  },
  "gatsbyBuild.ts": {
    "gatsby/dist/utils/jobs/manager.js": { ENABLE_GATSBY_EXTERNAL_JOBS: "pictures can be drawn elsewhere" },
    "gatsby/dist/utils/jobs/types.js": {
      '"JOB_CREATED"': "a job comes by this message",
      '"JOB_COMPLETED"': "its end is told by this one",
      '"JOB_FAILED"': "and its failure by this one",
    },
  },
  "drawPicture.ts": {
    "gatsby-plugin-sharp/process-file": {
      "quality: transformArgs.quality,\n        force: transformArgs.toFormat === `avif`":
        "the plugin hands on nothing but the quality",
    },
    "gatsby-plugin-sharp/gatsby-worker": { "operations.map": "a job has all sizes of one picture" },
  },
  "EmotionCache.tsx": {
    "@emotion/cache": { "inserted: inserted": "the cache knows its styles by their names" },
  },
  "emotionStyles.ts": {
    "@emotion/styled/base": { '"data-emotion"': "styles stand in documents in elements of this form" },
  },
  "emotionProps.ts": {
    "@emotion/styled/base": { "@emotion/is-prop-valid": "styled elements ask it which props to hand on" },
  },
  "pageTurn.ts": {
    "gatsby/node_modules/@gatsbyjs/reach-router": {
      requestAnimationFrame: "the router waits for a frame before it shows a page",
    },
  },
  "gatsbyWebpack.ts": {
    "gatsby/cache-dir/gatsby-browser-entry.js": {
      'export * from "gatsby-script"':
        "Gatsby's own module gives out <Script>, which is left out of the browser",
    },
    "gatsby/dist/internal-plugins/partytown/gatsby-browser.js": {
      "process.env.NODE_ENV !== `development`": "a build starts no Partytown, which is left out as well",
    },
    "gatsby/dist/utils/webpack.config.js": {
      "minChunks: Math.max(componentsCount, 2)":
        "what all templates share is a group, which takes all of home's here",
    },
  },
  "webpackModules.ts": {
    "webpack/lib/optimize/ConcatenatedModule.js": {
      "get modules()": "a joined module lists those that it was made of",
    },
  },
  "slick.ts": {
    "react-slick/lib/slider": { "innerSlider = ref": "the slider's inner part can be asked" },
    "react-slick/lib/track": { '"data-index": ': "each slide has its number" },
  },
};

const all = Object.entries(leans).flatMap(([home, files]) =>
  Object.entries(files).flatMap(([file, texts]) =>
    Object.entries(texts).map(([text, what]): [string, string, string, string] => [home, file, text, what]),
  ),
);

it.each(all)("src/framework/%s can rely on %s, which has %s: %s", (home, file, text, what) => {
  if (read(file).includes(text)) return;
  throw new Error(
    `The installed package no longer has "${text}" in ${file}, so it may not be true any more that ${what}. ` +
      `See how it does this now, and change src/framework/${home} and this list.`,
  );
});

it("the list of events is React's list of urgent ones", () => {
  const react = read("react-dom/cjs/react-dom-client.production.js");
  const [list = ""] = /mousedown mouseup touchcancel [\w ]+/.exec(react) ?? [];
  const kinds =
    /"(pointerdown [\w ]+)"/.exec(readFileSync("src/framework/reactEvents.ts", "utf8"))?.[1] ?? "";
  // Nothing here listens to what is dragged, cut, copied or reset, and `textInput` is no event of browsers.
  const unheard = "dragend dragstart drop textInput copy cut paste reset".split(" ");
  const hurrying = list.split(" ").filter((kind) => !unheard.includes(kind));
  expect(new Set(kinds.split(" "))).toEqual(new Set([...hurrying, "touchend"]));
});

it("nothing uses Gatsby's <Script>, which is not in the browser's code", () => {
  const files = filesBelow("src").filter((name) => /\.tsx?$/.test(name));
  const using = files.filter((name) =>
    /\bScript\b[^;]*from "gatsby"/.test(readFileSync(`src/${name}`, "utf8")),
  );
  expect(using).toEqual([]);
});

it("only src/framework uses undocumented parts of these packages", () => {
  const names = new RegExp(
    [
      "___[a-z]|\\bloadPage(?:Sync)?\\b|\\bloadAppData\\b|webpackCompilationHash|window\\.pagePath",
      "gatsby/dist/|gatsby-worker|\\.cache/production-app|webpack\\.stats|staticQueryHashes|chunk-map|~partytown",
      "gatsby-focus-wrapper|gatsby-announcer|gatsby-image-style|EXTERNAL_JOBS|getState\\(",
      "innerSlider|\\.inserted\\b|__react[A-Z]|requestAnimationFrame\\s*=[^=]|\\.prototype\\.\\w+\\s*=[^=]",
    ].join("|"),
  );
  const files = ["gatsby-browser.tsx", "gatsby-ssr.tsx", "gatsby-node.ts", "gatsby-config.ts"].concat(
    ...["src", "scripts"].map((folder) => filesBelow(folder).map((name) => `${folder}/${name}`)),
  );
  const naming = files.filter(
    (file) =>
      /\.(tsx?|[cm]js)$/.test(file) &&
      !/^src\/(framework|content\/.*\/types)\//.test(file) &&
      !file.endsWith("gatsby-types.d.ts") &&
      names.test(readFileSync(file, "utf8")),
  );
  expect(naming).toEqual([]);
});
