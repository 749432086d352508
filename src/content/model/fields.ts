/**
 * The fields that content is made of. Each says everything about itself where it is named: its help and example, which
 * editors see, the length that fits, the noun in the change report, what a picture there needs.
 */
import { z } from "zod";
import type { ByVariant, Facts, Frame, PictureFacts, PictureType, ValueKind } from "./facts";

interface Told {
  /** Hover help: what the field is for. */
  help: string;
  example: string;
  noun?: string;
}

interface Written extends Told {
  most: number;
  fewest?: number;
}

const describe = ({ help, example, ...facts }: Told & Facts) => ({
  description: help,
  examples: [example],
  facts,
});

const words = (kind: ValueKind, told: Told & Facts) =>
  z
    .string()
    .min(1)
    .meta(describe({ ...told, kind }));

/** One line of plain words: a heading, a label. */
export const line = (told: Written) => words("line", told);

/** The heading of a page, a section or an entry. */
export const heading = (told: Written) => words("line", { noun: "heading", heading: true, ...told });

/** A paragraph. May hold **bold**, *italic*, `code` and [links](/contact). */
export const text = (told: Written) => words("text", told).brand<"text">();

/** Several paragraphs of Markdown: lists, sub-headings, tables and code blocks as well. */
export const prose = (told: Written) => words("prose", { noun: "text", ...told }).brand<"prose">();

/** A route of this site (`/contact`), a key under `links` in site.yaml (`documentation`), or `#anchor`. */
export const link = (told: Told) => words("link", { noun: "link", ...told }).brand<"link">();

/** A link that leads out of the site: a key under `links` in site.yaml. */
export const outsideLink = (told: Told) =>
  words("link", { noun: "link", outside: true, ...told }).brand<"link">();

/** The name of an icon of the Lucide set, such as `shield-check`. */
export const icon = (told: Told) => words("icon", told).brand<"icon">();

const slug = (kind: "key" | "anchor", told: Told) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use small letters, digits and single hyphens, such as how-it-works")
    .meta(describe({ ...told, kind }));

/** A name by which other places refer to this entry. */
export const key = (told: Told) => slug("key", told);

/** The name of a part of a page, which links to it end with: `#how-it-works`. */
export const anchor = (told: Told) => slug("anchor", told);

/** An address of this site. `below` allows `/*` at its end, for everything below it. */
export const route = (told: Told, below = false) =>
  z
    .string()
    .regex(
      below ? /^(\/[a-z0-9]+(-[a-z0-9]+)*)+(\/\*)?$/ : /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
      below
        ? "An address begins with /, has small letters, digits and hyphens, and may end in /* for everything below it"
        : "An address begins with / and has small letters, digits and hyphens",
    )
    .meta(describe({ ...told, kind: "route" }));

export const date = (told: Told) =>
  z
    .string()
    .refine(isCalendarDate, "This is not a date of the calendar. Write year, month and day: 2026-11-21")
    .meta(describe({ ...told, kind: "date" }));

function isCalendarDate(value: string): boolean {
  const parsed = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && parsed.toJSON()?.startsWith(value) === true;
}

/** A whole address outside this site. */
export const absoluteUrl = ({ help, example }: Told) =>
  z
    .url({ protocol: /^https$/, error: "Write the whole address, beginning with https://" })
    .meta({ description: help, examples: [example] });

/** The site's own address: what stands behind it begins with a slash. */
export const siteUrl = ({ help, example }: Told) =>
  z
    .url({ protocol: /^https$/, error: "Write the whole address, beginning with https://" })
    .refine(
      (value) => !/^https:\/\/[^/?#]+[/?#]/.test(value),
      "Write it without a slash at the end: https://www.example.com",
    )
    .meta({ description: help, examples: [example] });

/** One of a few words; the first is taken where the field is left out, if `optional`. */
export const choice = <Value extends string>(
  values: readonly [Value, ...Value[]],
  { help, noun }: { help: string; noun?: string },
) => z.enum(values).meta({ description: help, facts: { noun } });

/** true or false; false where it is left out. */
export const flag = (help: string) => z.boolean().default(false).meta({ description: help });

/** Named fields that belong together. */
export const group = <Shape extends z.ZodRawShape>(id: string, help: string, shape: Shape) =>
  z.strictObject(shape).meta({ id, description: help });

interface ListTold {
  help: string;
  /** One entry, in the change report. */
  noun: string;
  least?: number;
  madeFor?: ByVariant<number>;
}

/** Entries in order. */
export const list = <Entry extends z.ZodType>(entry: Entry, { help, least = 0, ...facts }: ListTold) =>
  z.array(entry).min(least).meta({ description: help, facts });

/** What pictures may be, where a place does not say otherwise. */
const photographs: readonly PictureType[] = ["jpg", "png", "webp", "avif"];

interface FileTold extends Told {
  types?: readonly PictureType[];
  frame?: Frame;
  fallback?: true;
}

/** A picture below data/ by its path alone, such as `images/brand/favicon.svg`. */
export const file = ({ types = photographs, frame, fallback, ...told }: FileTold) =>
  words("file", { noun: "picture", ...told, picture: { types, frame, fallback } });

const imageGroup = group("Image", "A picture, and the words for people who cannot see it", {
  src: words("file", {
    help: "The picture, as a path below data/",
    example: "images/scenes/api-weather.jpg",
    noun: "picture",
  }),
  dark: words("file", {
    help: "The picture to show in its place on a dark page",
    example: "images/heroes/home-dark.jpg",
    noun: "picture for dark pages",
  }).optional(),
  alt: z.string().meta({
    description: 'What the picture shows and why it is there. "" marks it as decoration.',
    examples: [
      "A weather mast with vane and solar panel beside a rain cloud, for feeds sold by the reading",
      "",
    ],
    facts: { kind: "line", most: 160, noun: "words for people who cannot see the picture" },
  }),
});

interface PictureTold extends Partial<PictureFacts> {
  help: string;
  noun?: string;
}

/** A picture with its alt text, and what its place needs of it. */
export const picture = ({ help, noun = "picture", types = photographs, ...rest }: PictureTold) =>
  imageGroup.meta({ description: help, facts: { noun, picture: { types, ...rest } } });

export const action = z
  .strictObject({
    label: line({
      help: "What happens on a click, in two or three words",
      example: "Contact Us",
      most: 32,
    }),
    to: link({
      help: "Where it leads: a route (/contact), a link key (documentation) or a part of the page (#how-it-works)",
      example: "/contact",
    }).optional(),
    look: choice(["primary", "secondary", "quiet"], {
      help: "primary: filled; secondary: outlined; quiet: text with an arrow",
      noun: "look of the button",
    }).default("primary"),
    inert: flag("true for a button that does nothing yet, such as Coming Soon"),
  })
  .refine((value) => value.inert !== (value.to !== undefined), {
    error: "A button either leads somewhere (to) or is inert: true",
    path: ["to"],
  })
  .meta({ id: "Action", description: "A button", examples: [{ label: "Contact Us", to: "/contact" }] });

export const actions = (help: string) => list(action, { help, noun: "button" }).default([]);

export const video = group("Video", "A video that loads on a click", {
  to: outsideLink({
    help: "Link key of the video's embed address, on the host's no-cookie domain",
    example: "video-introduction",
  }),
  title: heading({
    help: "What the video is, for people who cannot see it",
    example: "An introduction to {brand}",
    most: 70,
  }),
  poster: picture({
    help: "The picture that stands there until the click",
    noun: "picture of the video",
    frame: { width: 1000, best: [1280, 720] },
  }),
});
