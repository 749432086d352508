import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { prepareContent } from "./src/build/prepare";
import { readAddresses } from "./src/build/publish";
import { gatsbyRedirect, redirectsIn } from "./src/build/redirects";
import { resolvers } from "./src/build/resolvers";
import { takeSteps } from "./src/build/steps";
import { watchContent } from "./src/build/watch";
import { graphqlTypes, sectionUnion } from "./src/content/derive/graphql";
import { templateFor } from "./src/content/derive/templates";
import { askForPictures } from "./src/framework/gatsbyState";
import { tuneWebpack } from "./src/framework/gatsbyWebpack";
import { pictureField } from "./src/framework/pictureData";
import { noteBundled } from "./src/framework/webpackModules";

const root = process.cwd();

const bundled = noteBundled();

export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const prepared = prepareContent(root, process.env);
  if (!prepared.ok) return reporter.panic(prepared.report);
  if (prepared.warnings) reporter.warn(prepared.warnings);
  for (const note of prepared.notes) reporter.info(note);
  if (process.env.gatsby_executing_command === "develop") {
    watchContent(
      root,
      process.env,
      (report) => reporter.error(report),
      (warnings) => reporter.warn(warnings),
    );
  }
  await takeSteps("compiled", { root, content: prepared.content });
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, schema }) => {
  actions.createTypes([graphqlTypes(), schema.buildUnionType(sectionUnion)]);
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers, cache }) => {
  createResolvers({ ...resolvers, ImageSharp: { gatsbyImageData: pictureField(cache) } });
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
            ... on Hero {
              layout
            }
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
  for (const redirect of readAddresses(root).redirects) actions.createRedirect(gatsbyRedirect(redirect));
};

export const onPreBuild: GatsbyNode["onPreBuild"] = ({ graphql, store }) => askForPictures(store, graphql);

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (stage) => {
  const counts = readAddresses(root).origins.script.length > 0 ? "yes" : "no";
  const define = stage.plugins.define({ "process.env.COUNTS_VISITORS": JSON.stringify(counts) });
  stage.actions.setWebpackConfig({ plugins: [define] });
  tuneWebpack(root, stage, bundled.plugin);
};

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async () => {
  await takeSteps("bootstrapped", { root });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ store }) => {
  await takeSteps("built", { root, redirects: redirectsIn(store), bundled: bundled.files });
};
