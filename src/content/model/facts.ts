/** What a field declares in addition to its type, for the checks, GraphQL, the guide and the change report. */
import type { z } from "zod";

/** What a string means; `compile` turns each kind into what pages need. */
export type ValueKind =
  | "line"
  | "text"
  | "prose"
  | "link"
  | "icon"
  | "file"
  | "date"
  | "key"
  | "anchor"
  | "route";

export type PictureType = "png" | "jpg" | "webp" | "avif" | "svg";

/** The shape of the pictures in one place. */
export interface Frame {
  /** The smallest width that stays sharp, in pixels. */
  width: number;
  /** The best width and height, in pixels; the place crops to their ratio. Left out if any shape fits. */
  best?: readonly [width: number, height: number];
  /** Width and height have to be exactly these. */
  exact?: true;
}

/**
 * One value per variant: `by` is a field of an enclosing group (`frame`, `layout`), or "position" for the index in a
 * list.
 */
export interface Variants<T> {
  by: string;
  of: Record<string, T>;
}

export type ByVariant<T> = T | Variants<T>;

export interface PictureFacts {
  types: readonly PictureType[];
  frame?: ByVariant<Frame>;
  /** The picture carries meaning: without alt text it is lost on people who cannot see it. */
  meaningful?: true;
  /** A line drawing, which becomes part of the page and takes the theme's colors. */
  drawn?: true;
  /** Shown instead of pictures that fail to load. */
  fallback?: true;
}

/** What a section shows in addition to its own fields; build/resolvers.ts looks it up. */
export type Shown =
  | "news"
  | "services"
  | "glossary"
  | "pages"
  | "menus"
  | "exhibit"
  | "exhibitFigure"
  | "calculator"
  | "verifier"
  | "checks";

/** What the texts for machines and for the search write as one block. */
export type Block = "button" | "picture" | "video" | "figure" | "table" | "code";

export interface Facts {
  kind?: ValueKind;
  /** The most characters that fit; more is a warning. */
  most?: number;
  /** The fewest characters that do the job; fewer is a warning. */
  fewest?: number;
  /** What the change report calls the field; its own name by default. In a list: the noun for one entry. */
  noun?: string;
  /** How many entries the layout is designed for; another number is a warning. */
  madeFor?: ByVariant<number>;
  /** The most entries that the layout has room for; more is a warning. */
  roomFor?: number;
  /** The link leaves the site, by a key under `links` in site.yaml. */
  outside?: true;
  /** The field's former name: the check tells authors what it is called now. */
  formerly?: string;
  /** The sibling field whose picture this one replaces in the dark theme. */
  darkOf?: string;
  /** A heading: it states the point and does not ask a question. */
  heading?: true;
  /** The heading is a proper name, so it may have capitals. */
  named?: true;
  /**
   * Left out of the texts for machines and the search: words of a control, words that appear only later or mean
   * nothing by themselves, and what another field's block contains.
   */
  unread?: true;
  /** One block in the texts for machines and the search; by default, each string in it is a line. */
  block?: Block;
  /** The words for people who cannot see the picture of the sibling field `src`. */
  alt?: true;
  /** Variables are not filled in here. */
  literal?: true;
  /** Names in braces that the site fills in where the text is shown, in addition to the variables. */
  fills?: string[];
  /** The link's target is shown inside the page, in a frame. */
  framed?: true;
  /** The list has as many entries as the list of this name in an enclosing group. */
  asManyAs?: string;
  /** The sibling text that shows this below its first paragraph. */
  shownIn?: string;
  /** The sibling text that answers this question. */
  answeredIn?: string;
  /** A group of words that all have defaults: the schemas and the guide give each word one line. */
  defaults?: true;
  /** The section contains the page's only first-level heading. */
  opening?: true;
  /** The section shows the pattern that is drawn from its page's content. */
  pattern?: ByVariant<true>;
  shows?: Shown;
  /** The field with labels, which do not count as words of the page. */
  labels?: string;
  picture?: PictureFacts;
  /** The section's picture or list of pictures, which loads at once where it is the page's first and may be in view. */
  lead?: true;
}

/** The facts that a line or a text may have in addition to its lengths. */
export type TextFacts = Pick<Facts, "fewest" | "unread" | "named" | "literal" | "fills" | "answeredIn">;

declare module "zod" {
  interface GlobalMeta {
    facts?: Facts;
  }
}

export const hasVariants = <T>(choice: ByVariant<T> | undefined): choice is Variants<T> =>
  typeof choice === "object" && choice !== null && "by" in choice;

export const factsOf = (schema: z.ZodType): Facts => schema.meta()?.facts ?? {};

/** The most characters that any text may have: three times the longest that a visitor is asked to read. */
export const longestText = 12_000;

/** The names in braces that the site fills in where a text is shown. */
export const filledIn = (example: string) => [...example.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
