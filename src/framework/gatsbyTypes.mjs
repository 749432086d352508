/**
 * Writes src/gatsby-types.d.ts of the project in the working folder, as a build does, but without building: Gatsby
 * starts, reads the content, makes its GraphQL schema and collects the queries. Called by types.ts.
 *
 * Gatsby has no command for this, so two of its internal modules are used.
 */
import { createRequire } from "node:module";
import { join } from "node:path";
import { gatsbyEnvironment } from "./gatsbyEnvironment.mjs";

// Gatsby reads these when it is loaded.
Object.assign(process.env, gatsbyEnvironment);
process.env.NODE_ENV = "production";
process.env.gatsby_executing_command = "build";

const require = createRequire(import.meta.url);
const directory = process.cwd();

function internals() {
  try {
    const { bootstrap } = require("gatsby/dist/bootstrap");
    const { writeTypeScriptTypes } = require("gatsby/dist/utils/graphql-typegen/ts-codegen");
    const { store } = require("gatsby/dist/redux");
    return { bootstrap, writeTypeScriptTypes, store };
  } catch (error) {
    throw new Error(
      `This version of Gatsby cannot write its types without a build: run npm run build. (${error.message})`,
    );
  }
}

const { bootstrap, writeTypeScriptTypes, store } = internals();
global.__GATSBY = { buildId: "types", root: directory };
await bootstrap({ program: { directory, sitePackageJson: require(join(directory, "package.json")) } });
const { schema, definitions, config } = store.getState();
await writeTypeScriptTypes(directory, schema, definitions, config.graphqlTypegen);
// Gatsby's workers would keep the process alive.
process.exit(0);
