import { notFoundRoute } from "../../shared/routes";
import type { Content } from "../model/schema";
import type { CompiledPage } from "./compile";

/** The nodes that are looked up here, by the name of their GraphQL type. */
export interface Nodes {
  NewsYaml: Content["news"];
  ServicesYaml: Content["services"];
  GlossaryYaml: Content["glossary"];
  PageYaml: CompiledPage;
}

/** Gatsby's `nodeModel`, which has no types of its own, as far as it is used here. */
export interface NodeModel {
  findAll<Type extends keyof Nodes>(query: { type: Type }): Promise<{ entries: Iterable<Nodes[Type]> }>;
}

/** A field whose value comes from nodes of another type; `gives` is its own type in GraphQL. */
const lookedUp = <Type extends keyof Nodes>(
  gives: string,
  type: Type,
  pick: (nodes: Nodes[Type][]) => readonly unknown[],
) => ({
  type: gives,
  async resolve(_source: unknown, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) {
    const { entries } = await nodeModel.findAll({ type });
    return pick([...entries]);
  },
});

/** What sections show from beyond their own page, by section type and field: for Gatsby, and for the tests. */
export const resolvers = {
  NewsRow: { items: lookedUp("[NewsItem!]!", "NewsYaml", (files) => files.flatMap(({ items }) => items)) },
  ServiceGrid: {
    items: lookedUp("[Service!]!", "ServicesYaml", (files) => files.flatMap(({ items }) => items)),
  },
  GlossaryList: {
    items: lookedUp("[Term!]!", "GlossaryYaml", (files) => files.flatMap(({ items }) => items)),
  },
  NotFound: {
    pages: lookedUp("[PageYaml!]!", "PageYaml", (pages) =>
      pages.filter(({ route }) => route !== notFoundRoute),
    ),
  },
};
