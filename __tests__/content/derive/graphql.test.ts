import { buildSchema, GraphQLEnumType, GraphQLObjectType } from "graphql";
import { graphqlTypes, nodeType, sectionUnion } from "../../../src/content/derive/graphql";
import { files } from "../../../src/content/model/schema";
import { sectionTypes } from "../../../src/content/model/sections";

/** Types that Gatsby defines itself. */
const gatsby = `
  directive @dontInfer on OBJECT
  directive @fileByRelativePath on FIELD_DEFINITION
  interface Node { id: ID }
  type File { publicURL: String }
  union ${sectionUnion.name} = ${sectionUnion.types.join(" | ")}
`;

// Gatsby adds the interface's own field to each node type.
const types = graphqlTypes().replace(/(implements Node @dontInfer \{)/g, "$1\n  id: ID");
const schema = buildSchema(gatsby + types);

function fieldsOf(name: string): Record<string, string> {
  const type = schema.getType(name);
  if (!(type instanceof GraphQLObjectType)) throw new Error(`${name} is no object type`);
  return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, String(field.type)]));
}

describe("The GraphQL types", () => {
  it("have one for each file of data/ and one for pages", () => {
    for (const name of ["page", ...Object.keys(files)]) expect(fieldsOf(nodeType(name))).toHaveProperty("id");
    expect(nodeType("site")).toBe("SiteContent");
  });

  it("have one for each section, which its `type` names", () => {
    for (const section of sectionTypes) {
      const name = section.shape.type.value;
      expect(fieldsOf(name)).toMatchObject({ type: "String!", anchor: "String" });
      expect(sectionUnion.resolveType({ type: name })).toBe(name);
    }
    expect(sectionUnion.types).toHaveLength(sectionTypes.length);
    expect(fieldsOf("PageContent").sections).toBe("[Section!]!");
  });

  it("are never null, unless a field may be left out", () => {
    expect(fieldsOf("Hero")).toMatchObject({ title: "String!", eyebrow: "String", art: "Image" });
    expect(fieldsOf("PageContent")).toMatchObject({
      route: "String!",
      title: "String!",
      alsoAt: "[String!]!",
      published: "String",
      social: "File",
    });
    expect(fieldsOf("Term").brc).toBe("Int");
  });

  it("promise a value where the schema has a default", () => {
    expect(fieldsOf("Action")).toMatchObject({ look: "ActionLook!", inert: "Boolean!", href: "String" });
    expect(fieldsOf("Hero")).toMatchObject({ layout: "HeroLayout!", actions: "[Action!]!" });
  });

  it("list the values of a choice", () => {
    const look = schema.getType("ActionLook") as GraphQLEnumType;
    expect(look).toBeInstanceOf(GraphQLEnumType);
    expect(look.getValues().map(({ name }) => name)).toEqual(["primary", "secondary", "quiet"]);
  });

  it("look files up by their relative path", () => {
    const image = schema.getType("Image") as GraphQLObjectType;
    expect(fieldsOf("Image")).toMatchObject({ src: "File!", dark: "File", alt: "String!" });
    const marked = (name: string) =>
      image.getFields()[name]?.astNode?.directives?.map((directive) => directive.name.value);
    expect(marked("src")).toEqual(["fileByRelativePath"]);
    expect(marked("alt")).toEqual([]);
  });

  it("have the page's pattern in the sections that show it, and in no others", () => {
    const patterned = sectionUnion.types.filter((name) => "pattern" in fieldsOf(name));
    expect(patterned.sort()).toEqual(["Hero", "NotFound"]);
  });

  it("leave out the link keys, which pages never read", () => {
    expect(fieldsOf("SiteContent")).not.toHaveProperty("links");
    expect(fieldsOf("SiteContent").forms).toBe("Forms!");
  });

  it("are not inferred by Gatsby from the contents of the files", () => {
    const nodes = graphqlTypes().match(/^type \w+Content .*/gm) ?? [];
    expect(nodes).toHaveLength(Object.keys(files).length + 1);
    for (const head of nodes) expect(head).toContain("@dontInfer");
  });
});
