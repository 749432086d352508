import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { Drawing, Html } from "../../shared/compiled";
import { isExternal } from "../../shared/routes";
import type { Endpoints } from "../check/endpoints";
import { pageShows, showsPattern } from "../derive/sectionFacts";
import { mapContent, type Visitor } from "../derive/walk";
import type { Content, PageContent } from "../model/schema";
import { iconShapes, shapesIn } from "../read/icons";
import { pageRoute } from "../read/pageRoutes";
import { contentOf, type ParsedFile, whole } from "../read/parse";
import type { Sources } from "../read/sources";
import { fillVariables, variableValues } from "../read/variables";
import { aboveOf } from "./above";
import { withAnchors } from "./anchors";
import type { CompiledFiles, CompiledOf, CompiledPage } from "./compiled";
import { digestOf, patternName } from "./digest";
import { downloads } from "./downloads";
import { withFigures } from "./figures";
import { leadOf } from "./lead";
import { markdownRenderer } from "./markdown";
import { sistersOf } from "./sisters";
import { termMarker } from "./terms";
import { withTree } from "./tree";

/** Content as the pages need it: links resolved, Markdown rendered, icons drawn, variables filled. */
export interface Compiled extends CompiledFiles {
  pages: { name: string; content: CompiledPage }[];
  /** The files to download that something links to, as paths below data/. */
  files: ReadonlySet<string>;
}

export interface Options {
  /** Form endpoints that override the content's. */
  endpoints?: Endpoints;
  /** When the content was committed; undefined without Git. */
  committed?: string | undefined;
  /** Whether search engines are asked to stay away. */
  noindex?: boolean;
  /** The SHA-256 of the Markdown twins, by route. A page without a twin gets the hash of its content. */
  twins?: ReadonlyMap<string, string>;
  /** Returns a style sheet that few pages have. Called for those alone. */
  styles?: (name: "figure" | "tree" | "treeBranches") => string;
}

/** Turns checked sources into what Gatsby reads. Throws if a file has faults: run the check first. */
export function compile(
  sources: Sources,
  { endpoints = {}, committed, noindex = false, twins, styles = () => "" }: Options = {},
): Compiled {
  const { shared, pages } = sources;
  const site = contentOf(shared.site);
  const files = downloads(sources.folder);
  const resolve = (target: string) => site.links[target] ?? files.addressOf(target);
  const words = contentOf(shared.words);
  const variables = variableValues({ site, claims: contentOf(shared.claims), words });
  const { header, page, exhibit } = words;
  const { copy, copied, marked } = exhibit;
  const options = {
    resolve,
    about: files.about,
    newTab: header.newTab,
    table: page.table,
    code: page.code,
    copy,
    copied,
    marked,
  };
  const plain = markdownRenderer(options);
  const meaningOf = ({ meaning }: { meaning: string }) => plain.text(fillVariables(meaning, variables));
  /** Terms are explained on every page except the one that lists them. */
  const markdownFor = (page: PageContent) =>
    page.lang !== undefined
      ? markdownRenderer({ ...options, foreign: true })
      : pageShows(page, "glossary")
        ? plain
        : markdownRenderer({ ...options, terms: termMarker(contentOf(shared.glossary).items, meaningOf) });

  const visitorFor = (name: string, markdown = plain): Visitor => ({
    string(value, { facts }) {
      const filled = fillVariables(value, variables);
      switch (facts.kind) {
        case "link":
          return resolve(filled);
        case "icon":
          return { shapes: iconShapes(value) } satisfies Drawing;
        case "file":
          return facts.picture?.drawn
            ? ({ shapes: shapesIn(readFileSync(join(sources.folder, value), "utf8")) } satisfies Drawing)
            : posix.relative(posix.dirname(name), value);
        case "text":
          return { html: markdown.text(filled) } satisfies Html;
        case "prose":
          return { html: markdown.prose(filled) } satisfies Html;
        default:
          return filled;
      }
    },
    group: files.named,
  });

  const compiled = <T>(file: ParsedFile<T> | undefined, markdown = plain): CompiledOf<T> => {
    const { name, schema, content } = whole(file);
    // The walk replaces each value according to its kind in the schema, which TypeScript cannot follow.
    return mapContent(schema, content, visitorFor(name, markdown)) as CompiledOf<T>;
  };

  const compiledSite = compiled(shared.site);
  const compiledWords = compiled(shared.words);
  const compiledPage = (file: ParsedFile<PageContent>) => {
    const content = compiled(anchored(file), markdownFor(contentOf(file)));
    const figures = withFigures(content.sections, compiledWords.page, () => styles("figure"));
    const sections = withTree(figures, styles);
    const sealedPage = sealed({ ...content, sections, route: pageRoute(file) }, file.name, twins);
    return { ...sealedPage, sisters: sistersOf(file, pages) };
  };
  const compiledPages = pages.map((file) => ({ name: file.name, content: compiledPage(file) }));
  // In the site's file, so that Gatsby does not draw every exhibit again when any page has changed.
  const verifier = compiledPages.find(({ content }) => pageShows(content, "verifier"))?.content.route;
  return {
    site: { ...compiledSite, committed, noindex, verifier, forms: { ...compiledSite.forms, ...endpoints } },
    menus: withExternal(compiled(shared.menus)),
    words: compiledWords,
    news: compiled(shared.news),
    services: compiled(shared.services),
    redirects: compiled(shared.redirects),
    claims: compiled(shared.claims),
    signoffs: compiled(shared.signoffs),
    glossary: compiled(shared.glossary),
    writing: compiled(shared.writing),
    pages: compiledPages,
    files: files.linked,
  };
}

/** Sets `external` from the address for menu entries that do not set it themselves. */
const withExternal = (menus: CompiledOf<Content["menus"]>): CompiledOf<Content["menus"]> => ({
  ...menus,
  header: menus.header.map((menu) => ({
    ...menu,
    entries: menu.entries.map((entry) => ({ ...entry, external: entry.external ?? isExternal(entry.href) })),
  })),
});

/** Adds what follows from the page: which section leads, the digest, and the pattern where a section shows it. */
function sealed(
  page: Omit<CompiledPage, "digest" | "lead" | "above" | "pattern" | "sisters">,
  name: string,
  twins?: ReadonlyMap<string, string>,
) {
  const digest = twins?.get(page.route) ?? digestOf(JSON.stringify(page));
  const pattern = posix.relative(posix.dirname(name), patternName(digest));
  const sections = page.sections.map((section) =>
    showsPattern(section) ? { ...section, pattern } : section,
  );
  return { ...page, sections, lead: leadOf(sections), above: aboveOf(sections), digest, pattern };
}

/** A page's file with an anchor for each of its sections. */
function anchored(file: ParsedFile<PageContent>): ParsedFile<PageContent> {
  const content = contentOf(file);
  return { ...file, content: { ...content, sections: withAnchors(content.sections) } };
}
