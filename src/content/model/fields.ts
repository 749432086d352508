/**
 * The building blocks of content. Each field declares everything about itself in one place: its help and example, shown
 * in editors; the length that fits; its noun in the change report; what its picture requires.
 */
import { z } from "zod";
import type { Facts, PictureFacts, PictureType, TextFacts, ValueKind } from "./facts";

interface FieldInfo {
  /** Hover help: what the field is for. */
  help: string;
  example: string;
  noun?: string;
  /** The field's former name. */
  formerly?: string;
}

interface TextInfo extends FieldInfo, TextFacts {
  most: number;
}

const describe = ({ help, example, ...facts }: FieldInfo & Facts) => ({
  description: help,
  examples: [example],
  facts,
});

const words = (kind: ValueKind, info: FieldInfo & Facts) =>
  z
    .string()
    .min(1)
    .meta(describe({ ...info, kind }));

/** One line of plain words: a heading, a label. */
export const line = (info: TextInfo) => words("line", info);

/** The heading of a page, a section or an entry. */
export const heading = (info: TextInfo) => words("line", { noun: "heading", heading: true, ...info });

/** A paragraph. May hold **bold**, *italic*, `code` and [links](/contact). */
export const text = (info: TextInfo) => words("text", info).brand<"text">();

/** Several paragraphs of Markdown: lists, sub-headings, tables and code blocks as well. */
export const prose = (info: TextInfo) => words("prose", { noun: "text", ...info }).brand<"prose">();

/** A route of this site (`/contact`), a key under `links` in site.yaml (`documentation`), or `#anchor`. */
export const link = (info: FieldInfo) => words("link", { noun: "link", ...info }).brand<"link">();

/** A link that leads out of the site: a key under `links` in site.yaml. */
export const outsideLink = (info: FieldInfo & Pick<Facts, "framed">) =>
  words("link", { noun: "link", outside: true, ...info }).brand<"link">();

/** The name of an icon of the Lucide set, such as `shield-check`. */
export const icon = (info: FieldInfo) => words("icon", info).brand<"icon">();

const slug = (kind: "key" | "anchor", info: FieldInfo) =>
  z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      "Use lowercase letters, digits and single hyphens, such as how-it-works",
    )
    .meta(describe({ ...info, kind }));

/** A key by which other places refer to this entry. */
export const key = (info: FieldInfo) => slug("key", info);

/** The name of a part of a page, for links to it: `#how-it-works`. */
export const anchor = (info: FieldInfo) => slug("anchor", info);

/** An address of this site. `below` allows `/*` at its end, for everything below it. */
export const route = (info: FieldInfo, below = false) =>
  z
    .string()
    .regex(
      below ? /^(\/[a-z0-9]+(-[a-z0-9]+)*)+(\/\*)?$/ : /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
      below
        ? "An address begins with /, has lowercase letters, digits and hyphens, and may end in /* for everything below it"
        : "An address begins with / and has lowercase letters, digits and hyphens",
    )
    .meta(describe({ ...info, kind: "route" }));

export const date = (info: FieldInfo) =>
  z
    .string()
    .refine(isCalendarDate, "This is not a valid date. Write year, month and day: 2026-11-21")
    .meta(describe({ ...info, kind: "date" }));

/** Whether a text is a day, such as 2026-11-21. */
export function isCalendarDate(value: string): boolean {
  const parsed = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && parsed.toJSON()?.startsWith(value) === true;
}

/** A full address outside this site. */
export const absoluteUrl = ({ help, example }: FieldInfo) =>
  z
    .url({ protocol: /^https$/, error: "Write the full address, beginning with https://" })
    .meta({ description: help, examples: [example] });

/** The site's own address, without a trailing slash: every path appended to it starts with one. */
export const siteUrl = ({ help, example }: FieldInfo) =>
  z
    .url({ protocol: /^https$/, error: "Write the full address, beginning with https://" })
    .refine((value) => !/^[^/]+\/\/[^/]+\/$/.test(value), {
      error: "Write it without a slash at the end: https://www.example.com",
      abort: true,
    })
    .refine(
      (value) => !/^https:\/\/[^/?#]+[/?#]/.test(value),
      "The site needs a host of its own and cannot lie below a path. Write the host alone: https://www.example.com",
    )
    .meta({ description: help, examples: [example] });

/** A language other than the site's own, by its tag (BCP 47). */
export const language = ({ help, example, ...facts }: FieldInfo) =>
  z
    .string()
    .regex(
      /^(?!en\b)[a-z]{2,3}(-[A-Z]{2})?$/,
      "Write two letters, such as de or es, with the country if it matters: pt-BR. English pages have no lang",
    )
    .meta({ description: help, examples: [example], facts });

export const choice = <Value extends string>(
  values: readonly [Value, ...Value[]],
  { help, ...facts }: { help: string; noun?: string; formerly?: string },
) => z.enum(values).meta({ description: help, facts });

/** true or false; false if left out. */
export const flag = (help: string) => z.boolean().default(false).meta({ description: help });

export const group = <Shape extends z.ZodRawShape>(
  id: string,
  help: string,
  shape: Shape,
  facts: Facts = {},
) => z.strictObject(shape).meta({ id, description: help, facts });

interface ListInfo extends Pick<Facts, "madeFor" | "roomFor" | "asManyAs" | "unread" | "block" | "lead"> {
  help: string;
  /** One entry, in the change report. */
  noun: string;
  least?: number;
}

export const list = <Entry extends z.ZodType>(entry: Entry, { help, least = 0, ...facts }: ListInfo) =>
  z.array(entry).min(least).meta({ description: help, facts });

/** The types that a picture may have, unless its place says otherwise. */
const photographs: readonly PictureType[] = ["jpg", "png", "webp", "avif"];

interface FileInfo extends FieldInfo, Partial<PictureFacts> {
  darkOf?: string;
}

/** A picture given only by its path below data/, such as `images/brand/favicon.svg`. */
export const file = ({ types = photographs, frame, fallback, ...info }: FileInfo) =>
  words("file", { noun: "picture", ...info, picture: { types, frame, fallback } });

/** The box in which drawings are made. */
export const drawingBox = { width: 240, height: 108 };

/** A drawing of lines, given by its path below data/; what it may hold is in check/drawings.ts. */
export const drawing = (info: FieldInfo) =>
  words("file", {
    noun: "drawing",
    ...info,
    picture: {
      types: ["svg"],
      drawn: true,
      frame: { width: drawingBox.width, best: [drawingBox.width, drawingBox.height] },
    },
  }).brand<"drawing">();

const pictureFields = (formerly?: string) => ({
  src: words("file", {
    help: "The picture, as a path below data/",
    example: "images/scenes/api-weather.jpg",
    noun: "picture",
    formerly,
  }),
  dark: words("file", {
    help: "The picture shown instead on dark pages",
    example: "images/heroes/home-dark.webp",
    noun: "picture for dark pages",
    darkOf: "src",
  }).optional(),
  alt: z.string().meta({
    description: 'What the picture shows and why it is there. "" marks it as decoration.',
    examples: [
      "A weather mast with vane and solar panel beside a rain cloud, for feeds sold by the reading",
      "",
    ],
    facts: { kind: "line", most: 160, alt: true, noun: "words for people who cannot see the picture" },
  }),
});

const imageGroup = group("Image", "A picture, and the words for people who cannot see it", pictureFields());

interface PictureInfo extends Partial<PictureFacts>, Pick<Facts, "lead"> {
  help: string;
  noun?: string;
}

/** A picture with its alt text, and what its place requires. */
export const picture = ({ help, noun = "picture", lead, types = photographs, ...rest }: PictureInfo) =>
  imageGroup.meta({
    description: help,
    facts: { noun, lead, block: "picture", picture: { types, ...rest } },
  });

/** A picture with its alt text and further fields. `formerly` is the picture's former name within these fields. */
export const picturedGroup = <Shape extends z.ZodRawShape>(
  id: string,
  { help, formerly, types = photographs, ...rest }: PictureInfo & { formerly?: string },
  shape: Shape,
) =>
  group(
    id,
    help,
    { ...pictureFields(formerly), ...shape },
    { block: "picture", picture: { types, ...rest } },
  );

export const video = group(
  "Player",
  "A video that loads on a click",
  {
    href: outsideLink({
      help: "Link key of the video's embed address, on the host's no-cookie domain",
      example: "video-introduction",
      formerly: "to",
      framed: true,
    }),
    title: heading({
      help: "What the video is, for people who cannot see it",
      example: "An introduction to {brand}",
      most: 70,
    }),
    poster: picture({
      help: "The picture shown until the click",
      noun: "picture of the video",
      frame: { width: 1000, best: [1280, 720] },
    }),
  },
  { block: "video" },
);
