/** What a field declares besides its type. The checks, GraphQL, the guide and the change report read it. */
import type { z } from "zod";

/** What a string stands for; `compile` turns each kind into what pages need. */
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

/** The shape that a place gives to its pictures. */
export interface Frame {
  /** The smallest width that stays sharp, in pixels. */
  width: number;
  /** The best width and height, in pixels; the place crops to their ratio. Left out if any shape fits. */
  best?: readonly [width: number, height: number];
  /** Width and height have to be exactly these. */
  exact?: true;
}

/**
 * One value for each variant: `by` is a field of a group around this one (`frame`, `layout`), or "position" for the
 * place in a list, counted from 0.
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
  /** Lines alone, which become part of the page and take the theme's colors. */
  drawn?: true;
  /** Shown in place of pictures that fail to load. */
  fallback?: true;
}

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
  /** The link leads out of the site, by a key under `links` in site.yaml. */
  outside?: true;
  /** The name that this field had once: the check says what it is called now. */
  formerly?: string;
  /** The field beside this one with the picture of which this one is the look on dark pages. */
  darkOf?: string;
  /** A heading: it states the point and does not ask a question. */
  heading?: true;
  /** Words of a control, or words that come only later: no part of the text that machines read and search finds. */
  unread?: true;
  /** A group of words that all have defaults: schemas and guide give each of them one line. */
  defaults?: true;
  /** The section contains the page's only first-level heading. */
  opening?: true;
  picture?: PictureFacts;
}

declare module "zod" {
  interface GlobalMeta {
    facts?: Facts;
  }
}

export const hasVariants = <T>(choice: ByVariant<T> | undefined): choice is Variants<T> =>
  typeof choice === "object" && choice !== null && "by" in choice;

export const factsOf = (schema: z.ZodType): Facts => schema.meta()?.facts ?? {};

/** The longest that any one text may be, in characters: three times the longest that a visitor is asked to read. */
export const longestText = 12_000;
