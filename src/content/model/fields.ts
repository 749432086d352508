/**
 * The kinds of value that content is made of. Each carries a `kind`, which the content check, the compiler and
 * the GraphQL types read, and a description, which editors see as hover help.
 */
import { z } from "zod";

/** What a string in a content file stands for; see `compile.ts` for what becomes of each. */
export type Kind = "line" | "text" | "prose" | "link" | "icon" | "file" | "date" | "color";

const field = (kind: Kind, description: string, ...examples: string[]) =>
  z.string().min(1).meta({ kind, description, examples }) as z.ZodString;

/** One line of plain words: a heading, a label. */
export const line = (description: string, example: string) => field("line", description, example);

/** A paragraph. May hold **bold**, *italic*, `code` and [links](contact). */
export const text = (description: string, example: string) => field("text", description, example);

/** Several paragraphs of Markdown: lists, sub-headings, tables and code blocks as well. */
export const prose = (description: string, example: string) => field("prose", description, example);

/** A route of this site (`/contact`), a key under `links` in site.yaml (`documentation`), or `#anchor`. */
export const link = (description: string, ...examples: string[]) => field("link", description, ...examples);

/** The name of an icon of the Lucide set, such as `shield-check`. */
export const icon = (description: string, example: string) => field("icon", description, example);

/** A file below data/, such as `images/desktop/apps-light.png`. */
export const file = (description: string, example: string) => field("file", description, example);

export const slug = (description: string, example: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use small letters, digits and single hyphens, such as how-it-works")
    .meta({ description, examples: [example] });

export const date = (description: string, example: string) =>
  z
    .string()
    .refine(isCalendarDate, "This is not a date of the calendar. Write year, month and day: 2026-11-21")
    .meta({ kind: "date" satisfies Kind, description, examples: [example] });

export const absoluteUrl = (description: string) =>
  z
    .url({ protocol: /^https$/, error: "Write the whole address, beginning with https://" })
    .meta({ description, examples: ["https://docs.example.com/concepts"] });

/** The site's own address: what stands behind it begins with a slash. */
export const siteUrl = (description: string) =>
  z
    .url({ protocol: /^https$/, error: "Write the whole address, beginning with https://" })
    .refine(
      (value) => !/^https:\/\/[^/?#]+[/?#]/.test(value),
      "Write it without a slash at the end: https://www.example.com",
    )
    .meta({ description, examples: ["https://www.example.com"] });

function isCalendarDate(value: string): boolean {
  const parsed = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && parsed.toJSON()?.startsWith(value) === true;
}

export const image = z
  .strictObject({
    src: file("The picture, as a path below data/", "images/scenes/api-weather.jpg"),
    dark: file("The picture to show in its place on a dark page", "images/heroes/home-dark.jpg").optional(),
    alt: z.string().meta({
      description: 'What the picture shows and why it is there. "" marks it as decoration.',
      examples: [
        "A weather mast with vane and solar panel beside a rain cloud, for feeds sold by the reading",
        "",
      ],
    }),
  })
  .meta({ id: "Image", description: "A picture, and the words for people who cannot see it" });

export const action = z
  .strictObject({
    label: line("What happens on a click, in two or three words", "Contact Us"),
    to: link(
      "Where it leads: a route (/contact), a link key (documentation) or a part of the page (#how-it-works)",
      "/contact",
      "documentation",
      "#how-it-works",
    ).optional(),
    look: z
      .enum(["primary", "secondary", "quiet"])
      .default("primary")
      .meta({ description: "primary: filled; secondary: outlined; quiet: text with an arrow" }),
    inert: z
      .boolean()
      .default(false)
      .meta({ description: "true for a button that does nothing yet, such as Coming Soon" }),
  })
  .refine((value) => value.inert !== (value.to !== undefined), {
    error: "A button either leads somewhere (to) or is inert: true",
    path: ["to"],
  })
  .meta({ id: "Action", description: "A button" });

export const actions = z.array(action).default([]).meta({ description: "Buttons, in order" });

export const video = z
  .strictObject({
    to: link("Link key of the video's embed address, on the host's no-cookie domain", "video-introduction"),
    title: line("What the video is, for people who cannot see it", "An introduction to {brand}"),
    poster: image,
  })
  .meta({ id: "Video", description: "A video that loads on a click" });
