import { posix } from "node:path";
import { mapContent, type Visitor } from "../derive/walk";
import { type Content, type FileName, files, type PageContent, page } from "../model/schema";
import { iconShapes } from "../read/icons";
import { pageRoute } from "../read/pageRoutes";
import type { ParsedFile } from "../read/parse";
import type { Sources } from "../read/sources";
import { fillVariables, variableValues } from "../read/variables";
import { markdownRenderer } from "./markdown";
import { termMarker } from "./terms";

export type CompiledPage = PageContent & { route: string };

/** Content as the pages need it: links resolved, Markdown rendered, icons drawn, tokens filled. */
export interface Compiled extends Content {
  pages: { name: string; content: CompiledPage }[];
}

/** Where the forms send; each overrides what site.yaml says. */
export type Endpoints = Partial<Record<"contact" | "newsletter", string>>;

/** Turns checked sources into what Gatsby reads. Expects sources without faults. */
export function compile(sources: Sources, endpoints: Endpoints = {}): Compiled {
  const contentOf = <Name extends FileName>(name: Name) => sources.shared[name]?.content as Content[Name];
  const site = { ...contentOf("site") };
  site.forms = { ...site.forms, ...endpoints };
  const variables = variableValues(site, contentOf("claims"));
  const resolve = (target: string) => site.links[target] ?? target;
  const options = { resolve, newTab: contentOf("words").header.newTab };
  const plain = markdownRenderer(options);
  const meaningOf = ({ meaning }: { meaning: string }) => plain.text(fillVariables(meaning, variables));
  /** Terms are explained on every page but the one that lists them. */
  const markdownFor = (content: PageContent) =>
    content.sections.some(({ type }) => type === "GlossaryList")
      ? plain
      : markdownRenderer({ ...options, terms: termMarker(contentOf("glossary").items, meaningOf) });

  const visitorFor = (name: string, markdown = plain): Visitor => ({
    string(value, { facts }) {
      switch (facts.kind) {
        case "link":
          return resolve(value);
        case "icon":
          return iconShapes(value);
        case "file":
          return posix.relative(posix.dirname(name), value);
        case "text":
          return markdown.text(fillVariables(value, variables));
        case "prose":
          return markdown.prose(fillVariables(value, variables));
        default:
          return fillVariables(value, variables);
      }
    },
  });

  const shared = Object.fromEntries(
    (Object.keys(files) as FileName[]).map((name) => {
      const content = name === "site" ? site : contentOf(name);
      return [name, mapContent(files[name], content, visitorFor(`${name}.yaml`))];
    }),
  ) as Content;

  return {
    ...shared,
    pages: sources.pages.map((file) => ({
      name: file.name,
      content: {
        ...(mapContent(
          page,
          file.content,
          visitorFor(file.name, file.content && markdownFor(file.content)),
        ) as PageContent),
        route: pageRoute(file as ParsedFile),
      },
    })),
  };
}
