import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, execute, type GraphQLObjectType, type GraphQLSchema, parse, validate } from "graphql";
import type { Compiled } from "../../src/content/compile/compile";
import { graphqlTypes, sectionUnion } from "../../src/content/derive/graphql";
import { notFoundRoute } from "../../src/shared/routes";
import { fileNode } from "./site";

/** What Gatsby, its plugins and gatsby-node add to the content's own types. */
const gatsby = `
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
  interface Node { id: ID }
  scalar Data
  enum ImageLayout { CONSTRAINED FIXED FULL_WIDTH }
  enum ImageCrop { NORTH CENTER }
  input TransformOptions { cropFocus: ImageCrop }
  type ImageSharp {
    gatsbyImageData(layout: ImageLayout, width: Int, height: Int, breakpoints: [Int], outputPixelDensities: [Float],
      transformOptions: TransformOptions): Data!
  }
  type File { publicURL: String childImageSharp: ImageSharp }
  union ${sectionUnion.name} = ${sectionUnion.types.join(" | ")}
  extend type NewsRow { items: [NewsItem!]! }
  extend type ServiceGrid { items: [Service!]! }
  extend type GlossaryList { items: [Term!]! }
  extend type NotFound { pages: [PageYaml!]! }
  input Equals { eq: String }
  type Query { pageYaml(id: Equals): PageYaml siteYaml: SiteYaml menusYaml: MenusYaml wordsYaml: WordsYaml }
`;

/** Every query and fragment of src/, as Gatsby collects them. */
const queries = parse(
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"))
    .flatMap((name) => [
      ...readFileSync(join("src", name), "utf8").matchAll(/graphql(?:<[^>]*>)?\(?`([^`]*)`/g),
    ])
    .map(([, query]) => query)
    .join("\n"),
);

/** Answers the site's own queries with compiled content, through the real types; what does not fit them throws. */
export function answersFor(content: Compiled, folder: string) {
  const schema = buildSchema(
    gatsby + graphqlTypes().replace(/(implements Node @dontInfer \{)/g, "$1\n  id: ID"),
  );
  const invalid = validate(schema, queries);
  if (invalid.length > 0) throw invalid[0];
  resolve(schema, content, folder);
  const pages = content.pages.map(({ content: page }) => page);
  const root = {
    pageYaml: ({ id }: { id: { eq: string } }) => pages.find(({ route }) => route === id.eq),
    siteYaml: content.site,
    menusYaml: content.menus,
    wordsYaml: content.words,
  };
  return (operationName: "Page" | "Landing" | "Chrome", id = ""): unknown => {
    const answer = execute({
      schema,
      document: queries,
      rootValue: root,
      operationName,
      variableValues: { id },
    });
    if (answer instanceof Promise || answer.errors)
      throw answer instanceof Promise ? answer : answer.errors?.[0];
    return answer.data;
  };
}

function resolve(schema: GraphQLSchema, content: Compiled, folder: string) {
  const set = (type: string, field: string, resolver: (source: unknown) => unknown) => {
    const fields = (schema.getType(type) as GraphQLObjectType).getFields();
    Object.assign(fields[field] ?? {}, { resolve: resolver });
  };
  const node = (path: unknown) => {
    const name = String(path).replace(/^(?:\.\.\/)+/, "");
    if (!existsSync(join(folder, name))) throw new Error(`There is no ${name}`);
    return fileNode(name);
  };
  set("File", "publicURL", (path) => node(path).publicURL);
  set("File", "childImageSharp", (path) => node(path).childImageSharp);
  set("NewsRow", "items", () => content.news.items);
  set("ServiceGrid", "items", () => content.services.items);
  set("GlossaryList", "items", () => content.glossary.items);
  set("NotFound", "pages", () =>
    content.pages.map(({ content: page }) => page).filter(({ route }) => route !== notFoundRoute),
  );
  const union = schema.getType(sectionUnion.name);
  Object.assign(union ?? {}, { resolveType: sectionUnion.resolveType });
}
