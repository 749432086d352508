import { join } from "node:path";
import { type Compiled, compile, type Endpoints } from "../../src/content/compile";
import { readSources } from "../../src/content/read";
import { notFoundRoute } from "../../src/content/routes";
import type { Chrome } from "../../src/hooks/useChrome";

export const dataFolder = join(process.cwd(), "data");

const compiled = new Map<string, Compiled>();

/** The real content, compiled, with pictures as GraphQL answers them. */
export function siteContent(endpoints: Endpoints = {}): Compiled {
  const key = JSON.stringify(endpoints);
  const content =
    compiled.get(key) ?? (withPictures(compile(readSources(dataFolder), endpoints)) as Compiled);
  compiled.set(key, content);
  return content;
}

let endpoints: Endpoints = {};

/** Renders the shell as if the site were built with these endpoints, until the test ends. */
export function setEndpoints(next: Endpoints) {
  endpoints = next;
}

export const resetSite = () => setEndpoints({});

/** What `useStaticQuery` answers: the query of useChrome. */
export function chrome(): Chrome {
  const { site, menus, words } = siteContent(endpoints);
  return { siteYaml: site, menusYaml: menus, wordsYaml: words } as unknown as Chrome;
}

/** A page's sections as the page's query answers them, with what the resolvers of gatsby-node add. */
export function sectionsOf(route: string): Queries.SectionsFragment[] {
  const { pages, news, services, glossary } = siteContent();
  const page = pages.find(({ content }) => content.route === route);
  if (!page) throw new Error(`There is no page at ${route}`);
  const resolved: Record<string, object> = {
    NewsRow: { items: news.items },
    ServiceGrid: { items: services.items },
    NotFound: { pages: pages.map(({ content }) => content).filter(({ route }) => route !== notFoundRoute) },
    GlossaryList: { items: glossary.items },
  };
  return page.content.sections.map((section) => ({
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

/** A picture's path becomes a file node. */
function withPictures(value: unknown): unknown {
  if (typeof value === "string") return /\.(png|jpe?g|svg|webp|avif)$/.test(value) ? fileNode(value) : value;
  if (Array.isArray(value)) return value.map(withPictures);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withPictures(entry)]));
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
