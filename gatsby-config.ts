import { join } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { nodeType } from "./src/content/derive/graphql";
import { compiledFolder } from "./src/content/read/folders";

const content = compiledFolder(process.cwd());
const forBuild = join(content, "build");

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  // Any other adapter would deploy the local inbox (src/api) as a function, but this site is only static files.
  adapter: { name: "static-files", adapt: () => {} },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      // Only gatsby-node and gatsby-ssr read build/. A function, because a pattern would also match a folder above
      // .content/.
      options: { name: "content", path: content, ignore: [(path: string) => path.startsWith(forBuild)] },
    },
    {
      resolve: "gatsby-transformer-yaml",
      options: {
        typeName: ({ node }: { node: { name: string; relativeDirectory: string } }) =>
          nodeType(node.relativeDirectory.startsWith("pages") ? "page" : node.name),
      },
    },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["avif", "webp"],
          placeholder: "dominantColor",
          avifOptions: { quality: 68 },
          webpOptions: { quality: 80 },
        },
      },
    },
    "gatsby-transformer-sharp",
  ],
};

export default config;
