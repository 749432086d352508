import { join } from "node:path";
import { z } from "zod";
import { type Compiled, compile, type Endpoints } from "../../src/content/compile/compile";
import { files, page } from "../../src/content/model/schema";
import { readSources } from "../../src/content/read/sources";
import type { Chrome } from "../../src/hooks/useChrome";
import { notFoundRoute } from "../../src/shared/routes";

export const dataFolder = join(process.cwd(), "data");

const compiled = new Map<string, Compiled>();

/** The real content, compiled, with pictures as GraphQL answers them. */
export function siteContent(endpoints: Endpoints = {}): Compiled {
  const key = JSON.stringify(endpoints);
  const content = compiled.get(key) ?? answered(compile(readSources(dataFolder), endpoints));
  compiled.set(key, content);
  return content;
}

const answered = ({ pages, ...shared }: Compiled) =>
  ({
    ...(asAnswered(z.object(files), shared) as object),
    pages: pages.map(({ name, content }) => ({
      name,
      content: { ...(asAnswered(page, content) as object), route: content.route },
    })),
  }) as Compiled;

let endpoints: Endpoints = {};

/** Renders the shell as if the site were built with these endpoints, until the test ends. */
export function setEndpoints(next: Endpoints) {
  endpoints = next;
}

let answer: Chrome | undefined;

/** Renders the shell with this answer to its query, until the test ends. */
export function setChrome(next: Chrome | undefined) {
  answer = next;
}

export function resetSite() {
  setEndpoints({});
  setChrome(undefined);
}

/** What `useStaticQuery` answers: the query of useChrome. */
export function chrome(): Chrome {
  if (answer) return answer;
  const { site, menus, words } = siteContent(endpoints);
  return { siteYaml: site, menusYaml: menus, wordsYaml: words } as unknown as Chrome;
}

/** A page's sections as the page's query answers them, with what the resolvers of gatsby-node add. */
export function sectionsOf(route: string): Queries.SectionsFragment[] {
  const { pages, news, services, glossary } = siteContent();
  const found = pages.find(({ content }) => content.route === route);
  if (!found) throw new Error(`There is no page at ${route}`);
  const resolved: Record<string, object> = {
    NewsRow: { items: news.items },
    ServiceGrid: { items: services.items },
    NotFound: { pages: pages.map(({ content }) => content).filter(({ route }) => route !== notFoundRoute) },
    GlossaryList: { items: glossary.items },
  };
  return found.content.sections.map((section) => ({
    __typename: section.type,
    ...section,
    ...resolved[section.type],
  })) as unknown as Queries.SectionsFragment[];
}

type Type = Queries.SectionsFragment["__typename"];

/** The first section of a type on a page. */
export function sectionOf<Name extends Type>(route: string, type: Name) {
  const section = sectionsOf(route).find(({ __typename }) => __typename === type);
  if (!section) throw new Error(`${route} has no ${type}`);
  return section as Extract<Queries.SectionsFragment, { __typename: Name }>;
}

/** Compiled content as GraphQL answers it: files are nodes, and what was left out is null. */
function asAnswered(schema: z.ZodType, value: unknown): unknown {
  if (value === undefined) return null;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return asAnswered(schema.unwrap() as z.ZodType, value);
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const { type } = value as { type: string };
    const members = schema.options as z.ZodObject[];
    return asAnswered(members.find(({ shape }) => shape.type?.safeParse(type).success) as z.ZodType, value);
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
    const group = value as Record<string, unknown>;
    return Object.fromEntries(fields.map(([key, field]) => [key, asAnswered(field, group[key])]));
  }
  if (schema instanceof z.ZodArray) {
    return (value as unknown[]).map((entry) => asAnswered(schema.element as z.ZodType, entry));
  }
  return schema.meta()?.kind === "file" ? fileNode(String(value)) : value;
}

export function fileNode(path: string) {
  const src = `/static/${path.replace(/^.*images\//, "")}`;
  return {
    publicURL: src,
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained" as const,
        width: 1200,
        height: 750,
        backgroundColor: "#181828",
        images: { sources: [], fallback: { src, srcSet: `${src} 1200w`, sizes: "100vw" } },
      },
    },
  };
}
