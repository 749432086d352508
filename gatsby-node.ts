import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { exhibitFiles, writeExhibitFiles } from "./src/content/compile/exhibitFiles";
import { writeFonts } from "./src/content/compile/fontFiles";
import { prepareContent } from "./src/content/compile/prepare";
import { resolvers } from "./src/content/compile/resolvers";
import { searchCode, writeSearchFiles } from "./src/content/compile/searchFiles";
import { writeSiteFiles } from "./src/content/compile/siteFiles";
import { watchContent } from "./src/content/compile/watch";
import { graphqlTypes, sectionUnion } from "./src/content/derive/graphql";
import { templateFor } from "./src/content/derive/templates";
import { compiledFolder } from "./src/content/read/folders";
import { notePackages, writeLicenses } from "./src/hosting/licenses";
import { publish, readAddresses } from "./src/hosting/publish";
import { redirectsIn, toldOf } from "./src/hosting/redirects";
import { renewal } from "./src/hosting/renewal";

const root = process.cwd();

const packages = notePackages();

export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const prepared = prepareContent(root, process.env);
  if (!prepared.ok) return reporter.panic(prepared.report);
  if (prepared.warnings) reporter.warn(prepared.warnings);
  if (process.env.gatsby_executing_command === "develop") {
    watchContent(
      root,
      process.env,
      (report) => reporter.error(report),
      (warnings) => reporter.warn(warnings),
    );
  }
  await writeFonts(root, compiledFolder(root), prepared.content);
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, schema }) => {
  actions.createTypes([graphqlTypes(), schema.buildUnionType(sectionUnion)]);
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  createResolvers(resolvers);
};

export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.PageRoutesQuery>(`
    query PageRoutes {
      allPageContent {
        nodes {
          id
          route
          alsoAt
          sections {
            __typename
          }
        }
      }
    }
  `);
  if (errors || !data) return reporter.panic("The pages could not be read", errors);
  for (const { id, route, alsoAt, sections } of data.allPageContent.nodes) {
    const component = join(root, templateFor(sections));
    for (const path of [route, ...alsoAt]) actions.createPage({ path, component, context: { id } });
  }
  for (const redirect of readAddresses(root).redirects) actions.createRedirect(toldOf(redirect));
};

/** The part of Gatsby's state that says which query a page's component has, and which pictures have been drawn. */
interface Rendering {
  jobsV2: { complete: Map<string, unknown> };
  pages: Map<string, { componentPath: string; context: { id?: string } }>;
  components: Map<string, { query: string }>;
}

/**
 * Where no picture has been drawn yet, asks every page's query before webpack starts, rather than only after it:
 * pictures begin to be drawn when a query asks for them, and webpack leaves a processor idle.
 */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ graphql, store }) => {
  const { pages, components, jobsV2 }: Rendering = store.getState();
  if (jobsV2.complete.size > 0) return;
  for (const { componentPath, context } of pages.values()) {
    await graphql(components.get(componentPath)?.query ?? "", context);
  }
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  plugins,
  getConfig,
}) => {
  const counts = readAddresses(root).origins.script.length > 0 ? "yes" : "no";
  actions.setWebpackConfig({
    plugins: [plugins.define({ "process.env.COUNTS_VISITORS": JSON.stringify(counts) })],
  });
  if (stage !== "build-html" && stage !== "build-javascript") return;
  // In both, since the names of Emotion's classes are made of the styles.
  const denseStyles = {
    test: /\.tsx?$/,
    include: join(root, "src"),
    enforce: "pre",
    use: join(root, "scripts/denseStyles.cjs"),
  };
  actions.setWebpackConfig({ module: { rules: [denseStyles] } });
  if (stage === "build-html") {
    actions.setWebpackConfig({ plugins: [renewal(root)] });
    return;
  }
  // setWebpackConfig leaves entries as they are.
  actions.replaceWebpackConfig({ ...getConfig(), entry: { app: join(root, "src/start.ts") } });
  actions.setWebpackConfig({
    devtool: false,
    plugins: [packages.plugin],
    resolve: {
      alias: {
        // Only Emotion's withTheme needs it, which nothing here uses: saves 1.2 KB in the browser, gzipped.
        "hoist-non-react-statics": false,
        // Emotion's list of all HTML and SVG attributes, 1.7 KB: styled elements here get no other props.
        "@emotion/is-prop-valid": join(root, "src/theme/isPropValid.ts"),
      },
    },
  });
};

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => {
  writeExhibitFiles(root);
  writeSearchFiles(root);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = ({ store }) => {
  writeSiteFiles(root);
  writeLicenses(join(root, "public"), [
    ...packages.files,
    ...exhibitFiles().sources,
    ...searchCode().sources,
  ]);
  publish(root, redirectsIn(store.getState()));
};
