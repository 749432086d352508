import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { prepareContent } from "./src/content/compile/prepare";
import { writeSiteFiles } from "./src/content/compile/siteFiles";
import { watchContent } from "./src/content/compile/watch";
import { graphqlTypes, sectionUnion } from "./src/content/derive/graphql";
import { templateFor } from "./src/content/derive/templates";
import { publish } from "./src/hosting/publish";
import { notFoundRoute } from "./src/shared/routes";

const root = process.cwd();

export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter }) => {
  const prepared = prepareContent(root, process.env);
  if (!prepared.ok) reporter.panic(prepared.report);
  else if (prepared.warnings) reporter.warn(prepared.warnings);
  if (process.env.gatsby_executing_command === "develop") {
    watchContent(
      root,
      process.env,
      (report) => reporter.error(report),
      (warnings) => reporter.warn(warnings),
    );
  }
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions, schema }) => {
  actions.createTypes([graphqlTypes(), schema.buildUnionType(sectionUnion)]);
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) => {
  const itemsOf = (type: string) => ({
    async resolve(_: unknown, __: unknown, context: { nodeModel: NodeModel }) {
      const node = await context.nodeModel.findOne({ type, query: {} });
      return node?.items;
    },
  });
  createResolvers({
    NewsRow: { items: { type: "[NewsItem!]!", ...itemsOf("NewsYaml") } },
    ServiceGrid: { items: { type: "[Service!]!", ...itemsOf("ServicesYaml") } },
    NotFound: {
      pages: {
        type: "[PageYaml!]!",
        async resolve(_: unknown, __: unknown, context: { nodeModel: NodeModel }) {
          const { entries } = await context.nodeModel.findAll({ type: "PageYaml" });
          return [...entries].filter(({ route }) => route !== notFoundRoute);
        },
      },
    },
    GlossaryList: { items: { type: "[Term!]!", ...itemsOf("GlossaryYaml") } },
  });
};

interface NodeModel {
  findOne(query: { type: string; query: object }): Promise<{ items: unknown } | null>;
  findAll(query: { type: string }): Promise<{ entries: Iterable<{ route: string }> }>;
}

export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<Queries.PageRoutesQuery>(`
    query PageRoutes {
      allPageYaml {
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
  for (const { id, route, alsoAt, sections } of data.allPageYaml.nodes) {
    const component = join(root, templateFor(sections));
    for (const path of [route, ...alsoAt]) actions.createPage({ path, component, context: { id } });
  }
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions }) => {
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    devtool: false,
    resolve: {
      alias: {
        // For Emotion's withTheme alone, which nothing here uses: 1.2 KB less in the browser, gzipped.
        "hoist-non-react-statics": false,
        // Emotion's list of all attributes of HTML and SVG, 1.7 KB: here styled elements get nothing else.
        "@emotion/is-prop-valid": join(root, "src/theme/isPropValid.ts"),
      },
    },
  });
};

export const onPostBuild: GatsbyNode["onPostBuild"] = () => {
  writeSiteFiles(root);
  publish(root);
};
