import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Chrome } from "../../src/hooks/useChrome";

export const dataFolder = join(process.cwd(), "data");

/** What `prepareFixture` leaves for the tests: the fixture as results of the site's own queries. */
export interface Fixture {
  chrome: Chrome;
  /** Sections by route. */
  pages: Record<string, readonly Queries.SectionsFragment[]>;
}

/** The environment variable with the path of the fixture's file. */
export const fixtureVariable = "FIXTURE_ANSWERS";

let read: Fixture | undefined;

function fixture(): Fixture {
  if (read) return read;
  const prepared: Fixture | { failure: string } = JSON.parse(
    readFileSync(String(process.env[fixtureVariable]), "utf8"),
  );
  if ("failure" in prepared) throw new Error(`The fixture could not be prepared: ${prepared.failure}`);
  read = prepared;
  return read;
}

let answer: Chrome | undefined;

/** Renders the shell with this query result, until the test ends. */
export function setChrome(next: Chrome | undefined) {
  answer = next;
}

/** Renders the shell as if the site were built with these endpoints, until the test ends. */
export function setEndpoints(endpoints: Partial<Chrome["siteContent"]["forms"]>) {
  const { siteContent, ...rest } = chrome();
  setChrome({ ...rest, siteContent: { ...siteContent, forms: { ...siteContent.forms, ...endpoints } } });
}

/** What `useStaticQuery` returns: the result of useChrome's query. */
export const chrome = (): Chrome => answer ?? fixture().chrome;

/** The pages of the fixture: routes and sections. */
export const fixturePages = () => Object.entries(fixture().pages);

type Type = Queries.SectionsFragment["__typename"];
type SectionOf<Name extends Type> = Extract<Queries.SectionsFragment, { __typename: Name }>;

/** The first section of a type in the fixture. */
export function sectionOf<Name extends Type>(type: Name): SectionOf<Name> {
  const isWanted = (section: Queries.SectionsFragment): section is SectionOf<Name> =>
    section.__typename === type;
  const section = fixturePages()
    .flatMap(([, sections]) => sections)
    .find(isWanted);
  if (!section) throw new Error(`The fixture has no ${type}`);
  return section;
}

/** A picture as GraphQL returns it. */
export function fileNode(path: string) {
  const src = `/static/${path.replace(/^.*images\//, "")}`;
  const sources: { type: string; srcSet: string }[] = [];
  return {
    publicURL: src,
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained" as const,
        width: 1200,
        height: 750,
        backgroundColor: "#181828",
        images: { sources, fallback: { src, srcSet: `${src} 1200w`, sizes: "100vw" } },
      },
    },
  };
}
