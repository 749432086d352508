import { join } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { renewal } from "./gatsbyRenewal";

/**
 * Changes the two configurations of webpack that a build has, for documents and for the browser; `packages` notes what
 * comes into the browser's bundles. What each part saves stands beside it.
 */
export function tuneWebpack(
  root: string,
  { stage, actions, getConfig }: CreateWebpackConfigArgs,
  packages: object,
) {
  if (stage !== "build-html" && stage !== "build-javascript") return;
  // In both, since the names of Emotion's classes are made of the styles.
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
    actions.setWebpackConfig({ plugins: [renewal(root)] });
    return;
  }
  // setWebpackConfig leaves entries as they are.
  actions.replaceWebpackConfig({
    ...getConfig(),
    entry: { app: join(root, "src/framework/gatsbyEntry.ts") },
  });
  actions.setWebpackConfig({
    devtool: false,
    plugins: [packages],
    resolve: {
      alias: {
        // Only Emotion's withTheme needs it, which nothing here uses: saves 1.2 KB in the browser, gzipped.
        "hoist-non-react-statics": false,
        // Emotion's list of all HTML and SVG attributes, 1.7 KB: styled elements here get no other props.
        "@emotion/is-prop-valid": join(root, "src/framework/emotionProps.ts"),
      },
    },
  });
}
