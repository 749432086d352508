import { notFoundRoute } from "../../shared/routes";
import { type CompiledCalculator, calculatorHtml } from "./calculators";
import type { CompiledFiles, CompiledPage } from "./compile";
import { type CompiledExhibit, exhibitHtml } from "./exhibits";

/** The nodes that are looked up here, by the name of their GraphQL type. */
export interface Nodes {
  NewsContent: CompiledFiles["news"];
  ServicesContent: CompiledFiles["services"];
  GlossaryContent: CompiledFiles["glossary"];
  PageContent: CompiledPage;
  WordsContent: CompiledFiles["words"];
}

/** The part of Gatsby's `nodeModel` that is used here; Gatsby has no types for it. */
export interface NodeModel {
  findAll<Type extends keyof Nodes>(query: { type: Type }): Promise<{ entries: Iterable<Nodes[Type]> }>;
}

/** A field whose value comes from nodes of another type; `gives` is the field's GraphQL type. */
const lookedUp = <Type extends keyof Nodes>(
  gives: string,
  type: Type,
  pick: (nodes: Nodes[Type][]) => readonly unknown[],
) => ({
  type: gives,
  async resolve(_source: unknown, _args: unknown, { nodeModel }: Context) {
    const { entries } = await nodeModel.findAll({ type });
    return pick([...entries]);
  },
});

/** The part of a query's context that is used here. */
interface Context {
  nodeModel: NodeModel;
}

/** The exhibit of a section, drawn by its own code, which may have to wait for the browser's cryptography. */
const drawn = {
  type: "Html!",
  async resolve(section: unknown, _args: unknown, { nodeModel }: Context) {
    const { entries } = await nodeModel.findAll({ type: "WordsContent" });
    const [words] = entries;
    if (!words) throw new Error("There are no words for exhibits.");
    return exhibitHtml((section as { exhibit: CompiledExhibit }).exhibit, words);
  },
};

/** A calculator, worked out with its sample. */
const workedOut = {
  type: "Html!",
  resolve: (section: unknown) => calculatorHtml(section as CompiledCalculator),
};

/** What sections show from outside their own page, by section type and field. Gatsby and the tests both use this. */
export const resolvers = {
  Exhibit: { bench: drawn },
  Calculator: { bench: workedOut },
  NewsRow: { items: lookedUp("[NewsItem!]!", "NewsContent", (files) => files.flatMap(({ items }) => items)) },
  ServiceGrid: {
    items: lookedUp("[Service!]!", "ServicesContent", (files) => files.flatMap(({ items }) => items)),
  },
  GlossaryList: {
    items: lookedUp("[Term!]!", "GlossaryContent", (files) => files.flatMap(({ items }) => items)),
  },
  NotFound: {
    pages: lookedUp("[PageContent!]!", "PageContent", (pages) =>
      pages.filter(({ route }) => route !== notFoundRoute),
    ),
  },
};
