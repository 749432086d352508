import type { CompiledFiles, CompiledPage } from "../content/compile/compiled";
import { pageShows, sectionFacts } from "../content/derive/sectionFacts";
import { factsOf, type Shown } from "../content/model/facts";
import { sectionTypes } from "../content/model/sections";
import { markOf } from "../exhibits/guilloche";
import { notFoundRoute } from "../shared/routes";
import { scriptJson } from "../shared/scriptJson";
import { type CompiledCalculator, calculatorHtml } from "./calculators";
import { type CompiledExhibitFigure, exhibitFigureHtml } from "./exhibitFigures";
import { type CompiledExhibit, exhibitHtml } from "./exhibits";
import { siteMap } from "./texts/siteMap";
import { structuredData } from "./texts/structuredData";
import { type CompiledVerifier, verifierHtml } from "./verifiers";

/** The nodes that are looked up here, by the name of their GraphQL type. */
export interface Nodes {
  SiteContent: CompiledFiles["site"];
  NewsContent: CompiledFiles["news"];
  ServicesContent: CompiledFiles["services"];
  GlossaryContent: CompiledFiles["glossary"];
  PageContent: CompiledPage;
  MenusContent: CompiledFiles["menus"];
  WordsContent: CompiledFiles["words"];
  ClaimsContent: CompiledFiles["claims"];
}

/** The part of Gatsby's `nodeModel` that is used here; Gatsby has no types for it. */
export interface NodeModel {
  findAll<Type extends keyof Nodes>(query: { type: Type }): Promise<{ entries: Iterable<Nodes[Type]> }>;
}

/** A field whose value comes from nodes of another type; `gives` is the field's GraphQL type. */
const lookedUp = <Type extends keyof Nodes, Picked>(
  gives: string,
  type: Type,
  pick: (nodes: Nodes[Type][]) => readonly Picked[],
) => ({
  type: gives,
  async resolve(_source: unknown, _args: unknown, { nodeModel }: Context) {
    const { entries } = await nodeModel.findAll({ type });
    return pick([...entries]);
  },
});

/** A field that is resolved here; `type` is its GraphQL type. */
interface Field {
  type: string;
  resolve(source: unknown, args: unknown, context: Context): unknown;
}

/** The part of a query's context that is used here. */
interface Context {
  nodeModel: NodeModel;
}

/** The only node of a type. */
async function theOnly<Type extends keyof Nodes>(type: Type, nodeModel: NodeModel): Promise<Nodes[Type]> {
  const { entries } = await nodeModel.findAll({ type });
  const [node] = entries;
  if (!node) throw new Error(`There is no ${type}.`);
  return node;
}

/** The exhibit of a section, as a picture. */
const pictured = {
  type: "Html!",
  async resolve(section: unknown, _args: unknown, { nodeModel }: Context) {
    const words = await theOnly("WordsContent", nodeModel);
    return exhibitFigureHtml(section as CompiledExhibitFigure, words);
  },
};

const workedOut = {
  type: "Html!",
  async resolve(section: unknown, _args: unknown, { nodeModel }: Context) {
    const claims = await theOnly("ClaimsContent", nodeModel);
    return calculatorHtml(section as CompiledCalculator, claims);
  },
};

/** The exhibit of a section, drawn by its own code, which may have to wait for the browser's cryptography. */
const drawn = {
  type: "Html!",
  async resolve(section: unknown, _args: unknown, { nodeModel }: Context) {
    const [words, site] = await Promise.all([
      theOnly("WordsContent", nodeModel),
      theOnly("SiteContent", nodeModel),
    ]);
    return exhibitHtml((section as { exhibit: CompiledExhibit }).exhibit, words, site.verifier);
  },
};

/** The verifier, with the pages that show the records it reads. */
const verifying = {
  type: "Html!",
  async resolve(section: unknown, args: unknown, context: Context) {
    const [words, pages] = await Promise.all([
      theOnly("WordsContent", context.nodeModel),
      all.resolve(section, args, context),
    ]);
    return verifierHtml(section as CompiledVerifier, words, pages);
  },
};

/** Every page but the 404 page, by route. */
const all = lookedUp("[PageContent!]!", "PageContent", (pages) =>
  pages.filter(({ route }) => route !== notFoundRoute).sort((a, b) => (a.route < b.route ? -1 : 1)),
);

/** The same, by menu. */
const mapped = {
  type: "[PageColumn!]!",
  async resolve(source: unknown, args: unknown, context: Context) {
    const [pages, menus, words] = await Promise.all([
      all.resolve(source, args, context),
      theOnly("MenusContent", context.nodeModel),
      theOnly("WordsContent", context.nodeModel),
    ]);
    return siteMap(pages, menus, words.page.furtherPages);
  },
};

/** What a page is about, as the text of a JSON-LD script. */
const described = {
  type: "String!",
  async resolve(page: unknown, _args: unknown, { nodeModel }: Context) {
    const [site, glossary] = await Promise.all([
      theOnly("SiteContent", nodeModel),
      theOnly("GlossaryContent", nodeModel),
    ]);
    return scriptJson(structuredData(page as CompiledPage, site, glossary));
  },
};

/** The first section with the list of what a browser has checked, or null. */
const sheet = {
  type: "String",
  async resolve(site: unknown, args: unknown, context: Context) {
    const page = (await all.resolve(site, args, context)).find((one) => pageShows(one, "checks"));
    const shown: { anchor?: string | null } | undefined = page?.sections.find(
      (section) => sectionFacts(section).shows === "checks",
    );
    return page && (shown?.anchor ? `${page.route}#${shown.anchor}` : page.route);
  },
};

/** The outline of a page's seal. */
const marked = {
  type: "String!",
  resolve: (page: unknown) => markOf((page as CompiledPage).digest),
};

/** The fields of a section that shows this; each is looked up. */
const shown: Record<Shown, Record<string, Field>> = {
  news: { items: lookedUp("[NewsItem!]!", "NewsContent", (files) => files.flatMap(({ items }) => items)) },
  services: {
    items: lookedUp("[Service!]!", "ServicesContent", (files) => files.flatMap(({ items }) => items)),
  },
  glossary: {
    items: lookedUp("[Term!]!", "GlossaryContent", (files) => files.flatMap(({ items }) => items)),
  },
  pages: { pages: all },
  menus: { groups: mapped },
  exhibit: { bench: drawn },
  calculator: { bench: workedOut },
  exhibitFigure: { figure: pictured },
  verifier: { bench: verifying },
  checks: {},
};

/** The fields that pages and sections look up elsewhere, by type and field. Gatsby and the tests both use this. */
export const resolvers: Record<string, Record<string, Field>> = {
  PageContent: { structuredData: described, mark: marked },
  SiteContent: { sheet },
  ...Object.fromEntries(
    sectionTypes.flatMap((type) => {
      const { shows } = factsOf(type);
      return shows ? [[type.shape.type.value, shown[shows]]] : [];
    }),
  ),
};
