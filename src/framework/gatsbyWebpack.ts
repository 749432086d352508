import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { fileHashPlugin } from "./gatsbyHash";
import { rerenderPlugin } from "./gatsbyRenewal";

interface Graph {
  chunkGraph: { getModuleChunksIterable: (module: object) => Iterable<{ name?: string }> };
}

/**
 * All that the home page shares with any other template is one file, "commons". Gatsby would put there only what all
 * templates share, and make a file for each other set of them; files that are split compress worse, so home had 1.2 KB
 * more, and most pages too. e2e/budgets/scripts.spec.ts fails if this stops working.
 */
const filesByHome = {
  commons: {
    minChunks: 2,
    test: (module: object, { chunkGraph }: Graph) =>
      [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name?.includes("templates-landing")),
  },
};

/**
 * Changes a build's two webpack configurations, for documents and for the browser. `bundled` is the plugin of
 * webpackModules.ts. What each part saves is noted next to it.
 */
export function tuneWebpack(
  root: string,
  { stage, actions, getConfig }: CreateWebpackConfigArgs,
  bundled: object,
) {
  if (stage !== "build-html" && stage !== "build-javascript") return;
  // In both, because Emotion derives class names from the styles: they have to match.
  const rules = [
    {
      test: /\.tsx?$/,
      include: join(root, "src"),
      enforce: "pre",
      use: join(root, "src/framework/emotionLoader.cjs"),
    },
  ];
  actions.setWebpackConfig({ module: { rules } });
  if (stage === "build-html") {
    actions.setWebpackConfig({ plugins: [rerenderPlugin(root)] });
    return;
  }
  // setWebpackConfig cannot change entries.
  actions.replaceWebpackConfig({
    ...getConfig(),
    entry: { app: join(root, "src/framework/gatsbyEntry.ts") },
  });
  actions.setWebpackConfig({
    devtool: false,
    optimization: { splitChunks: { cacheGroups: filesByHome } },
    plugins: [bundled, fileHashPlugin],
    resolve: {
      alias: {
        // Needed only by Emotion's withTheme, which is unused here: saves 1.2 KB gzipped in the browser.
        "hoist-non-react-statics": false,
        // Gatsby's <Script>, and Partytown, which it can start. Nothing here uses them: 1.9 KB.
        "gatsby-script": false,
        "@builder.io/partytown/integration": false,
        // Emotion's list of all HTML and SVG attributes, 1.7 KB: styled elements here get no other props.
        "@emotion/is-prop-valid": join(root, "src/framework/emotionProps.ts"),
      },
    },
  });
}
