import type { z } from "zod";
import type { Drawing, Html } from "../../shared/compiled";
import type { Content, FileName, PageContent } from "../model/schema";

/** The compiled form of a content type: Markdown as HTML, links as addresses, icons as drawings. */
export type CompiledOf<T> = T extends z.core.$brand<"text"> | z.core.$brand<"prose">
  ? Html
  : T extends z.core.$brand<"link">
    ? string
    : T extends z.core.$brand<"icon"> | z.core.$brand<"drawing">
      ? Drawing
      : T extends string | number | boolean | undefined
        ? T
        : { [Key in keyof T]: CompiledOf<T[Key]> };

/**
 * `digest` is the SHA-256 of what the page says; the page's pattern is drawn from it. `lead` is the index of the
 * section whose picture loads at once, or -1; `above` is what the opening stands above.
 */
export type CompiledPage = CompiledOf<PageContent> & {
  route: string;
  lead: number;
  above: "piece" | "line" | undefined;
  digest: string;
  pattern: string;
  sisters: Sister[];
};

/** A language that the page is available in, the page's own included. */
export interface Sister {
  lang: string;
  route: string;
}

/**
 * `committed` is the time of the content's commit; undefined without Git. `noindex` is for staging. `verifier` is the route of
 * the page that reads records.
 */
export type CompiledFiles = { [Name in FileName]: CompiledOf<Content[Name]> } & {
  site: { committed?: string | undefined; noindex: boolean; verifier?: string | undefined };
};
