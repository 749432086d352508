import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildSchema,
  type DocumentNode,
  execute,
  GraphQLObjectType,
  type GraphQLSchema,
  GraphQLUnionType,
  parse,
  validate,
} from "graphql";
import { type NodeModel, type Nodes, resolvers } from "../../src/build/resolvers";
import type { Compiled } from "../../src/content/compile/compile";
import { graphqlTypes, sectionUnion } from "../../src/content/derive/graphql";
import { fileNode } from "./site";

const lookedUp = Object.entries(resolvers).flatMap(([type, fields]) =>
  Object.entries(fields).map(([field, { type: gives, resolve }]) => ({ type, field, gives, resolve })),
);

/** What Gatsby, its plugins and gatsby-node add to the types of the content. */
const gatsby = `
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
  interface Node { id: ID }
  scalar Data
  enum ImageLayout { CONSTRAINED FIXED FULL_WIDTH }
  enum ImageCrop { NORTH CENTER }
  input TransformOptions { cropFocus: ImageCrop }
  input AVIFOptions { quality: Int }
  type ImageSharp {
    gatsbyImageData(layout: ImageLayout, width: Int, height: Int, breakpoints: [Int], outputPixelDensities: [Float],
      transformOptions: TransformOptions, avifOptions: AVIFOptions): Data!
  }
  type File { publicURL: String childImageSharp: ImageSharp }
  union ${sectionUnion.name} = ${sectionUnion.types.join(" | ")}
  ${lookedUp.map(({ type, field, gives }) => `extend type ${type} { ${field}: ${gives} }`).join("\n")}
  input Equals { eq: String }
  type Query { pageContent(id: Equals): PageContent siteContent: SiteContent menusContent: MenusContent wordsContent: WordsContent }
`;

/** Every query and fragment of src/, as Gatsby collects them. */
const queries = () =>
  parse(
    readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"))
      .flatMap((name) => [
        ...readFileSync(join("src", name), "utf8").matchAll(/graphql(?:<[^>]*>)?\(?`([^`]*)`/g),
      ])
      .map(([, query]) => query)
      .join("\n"),
  );

/** The site's queries, by name. */
export interface Answers {
  Chrome: Queries.ChromeQuery;
  Page: Queries.PageQuery;
  Landing: Queries.LandingQuery;
  Common: Queries.CommonQuery;
  Reading: Queries.ReadingQuery;
  Form: Queries.FormQuery;
}

/** What resolvers are given: the nodes, and whether a picture exists, by its path below the content folder. */
interface Context {
  nodeModel: NodeModel;
  there: (name: string) => boolean;
}

let prepared: { schema: GraphQLSchema; document: DocumentNode } | undefined;

/** The schema and the queries, which are the same for any content. Throws if they do not fit each other. */
function schemaAndQueries() {
  if (prepared) return prepared;
  const schema = buildSchema(
    gatsby + graphqlTypes().replace(/(implements Node @dontInfer \{)/g, "$1\n  id: ID"),
  );
  const document = queries();
  const [invalid] = validate(schema, document);
  if (invalid) throw invalid;
  addResolvers(schema);
  prepared = { schema, document };
  return prepared;
}

/**
 * Runs the site's own queries on compiled content, through the real types and resolvers, and throws if something does
 * not fit them. `there` says whether a picture exists, by its path below the content folder.
 */
export function answersFor(content: Compiled, there: Context["there"]) {
  const pages = content.pages.map(({ content: page }) => page);
  const rootValue = {
    pageContent: ({ id }: { id: { eq: string } }) => pages.find(({ route }) => route === id.eq),
    siteContent: content.site,
    menusContent: content.menus,
    wordsContent: content.words,
  };
  const contextValue: Context = { nodeModel: nodeModelOf(content), there };
  return async <Name extends keyof Answers>(operationName: Name, id = ""): Promise<Answers[Name]> => {
    const variableValues = { id };
    const answer = await execute({
      ...schemaAndQueries(),
      rootValue,
      contextValue,
      operationName,
      variableValues,
    });
    if (answer.errors) throw answer.errors[0];
    // The results have the types that Gatsby generates from the same queries.
    return answer.data as unknown as Answers[Name];
  };
}

/** The nodes that Gatsby would make from the content. */
function nodeModelOf({ site, menus, news, services, glossary, words, claims, pages }: Compiled): NodeModel {
  const nodes: { [Type in keyof Nodes]: Nodes[Type][] } = {
    SiteContent: [site],
    MenusContent: [menus],
    NewsContent: [news],
    ServicesContent: [services],
    GlossaryContent: [glossary],
    WordsContent: [words],
    ClaimsContent: [claims],
    PageContent: pages.map(({ content }) => content),
  };
  return { findAll: async ({ type }) => ({ entries: nodes[type] }) };
}

function addResolvers(schema: GraphQLSchema) {
  const fieldOf = (type: string, field: string) => {
    const object = schema.getType(type);
    const found = object instanceof GraphQLObjectType ? object.getFields()[field] : undefined;
    if (!found) throw new Error(`There is no ${type}.${field}`);
    return found;
  };
  const node = (path: string, { there }: Context) => {
    const name = path.replace(/^(?:\.\.\/)+/, "");
    if (!there(name)) throw new Error(`There is no ${name}`);
    return fileNode(name);
  };
  fieldOf("File", "publicURL").resolve = (path, _, context) => node(path, context).publicURL;
  fieldOf("File", "childImageSharp").resolve = (path, _, context) => node(path, context).childImageSharp;
  for (const { type, field, resolve: lookUp } of lookedUp) fieldOf(type, field).resolve = lookUp;
  const union = schema.getType(sectionUnion.name);
  if (union instanceof GraphQLUnionType) union.resolveType = sectionUnion.resolveType;
}
