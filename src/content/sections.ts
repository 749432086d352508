/** The section types that pages are made of: YAML `type` = GraphQL type = component = file name. */
import { z } from "zod";
import { action, actions, file, icon, image, line, link, prose, slug, text, video } from "./fields";

const anchor = slug("A name to link to: #how-it-works").optional();
const title = line("The section's heading");
const eyebrow = line("A small label above the heading").optional();
const intro = text("A paragraph under the heading").optional();

/** Names a section type: its `type` literal and its GraphQL name are the same word. */
const section = <Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  description: string,
  shape: Shape,
) => z.strictObject({ type: z.literal(name), anchor, ...shape }).meta({ id: name, description });

const object = <Shape extends z.ZodRawShape>(id: string, shape: Shape) => z.strictObject(shape).meta({ id });

export const sections = [
  section("Hero", "The opening of a page: its only first-level heading.", {
    layout: z.enum(["wide", "split", "plain"]).default("plain"),
    eyebrow,
    title: line("The page's heading"),
    text: text("What the visitor gets, in a sentence or two"),
    actions,
    art: image.optional(),
    icon: icon("An icon that plays a short animation, again on every click").optional(),
  }),
  section("Showcase", "A carousel of app screens that moves on by itself.", {
    label: line("What the carousel shows, read out by screen readers"),
    frame: z.enum(["desktop", "phone"]),
    slides: z.array(object("Slide", { image, caption: line("A few words under the picture") })).min(1),
    badges: z.array(line("A short word that floats beside the screen")).default([]),
    copy: object("ShowcaseCopy", { title, text: text("What the screens show"), actions }).optional(),
  }),
  section("Divider", "A line with a few words on it.", { text: line("The words on the line") }),
  section("NewsRow", "The articles and videos of news.yaml, as a row that can be swiped.", {
    title,
    intro,
  }),
  section("Spotlight", "A picture or video beside a story.", {
    eyebrow,
    title,
    body: prose("The story, in one to three paragraphs"),
    image,
    video: video.optional(),
    side: z.enum(["left", "right"]).default("right").meta({ description: "The picture's side" }),
    actions,
  }),
  section("ServiceGrid", "The service cards of services.yaml.", { title, intro, actions }),
  section("CardGrid", "Short points of equal rank.", {
    title,
    intro,
    arrange: z
      .enum(["grid", "bento", "list"])
      .default("grid")
      .meta({ description: "grid: equal cells; bento: cells of unlike sizes; list: two columns" }),
    cards: z
      .array(
        object("Card", {
          icon: icon("An icon for the point").optional(),
          title: line("The point, in a few words"),
          text: text("What it means for the visitor"),
          to: link("Where the card leads").optional(),
        }),
      )
      .min(2),
    actions,
  }),
  section("Steps", "Numbered steps on a line.", {
    title,
    intro,
    steps: z.array(object("Step", { title: line("The step"), text: text("What happens in it") })).min(2),
  }),
  section("UseCases", "Examples, each with a picture.", {
    title,
    intro,
    cases: z
      .array(
        object("UseCase", {
          title: line("Who or what it is about"),
          text: text("The trouble, and what changes"),
          image,
          placeholder: file("Shown when the picture fails to load").optional(),
        }),
      )
      .min(2),
  }),
  section("Prose", "Running text under a heading.", { eyebrow, title, body: prose("The text") }),
  section("Article", "A long text in parts, with a table of contents.", {
    numbered: z.boolean().default(false).meta({ description: "Number the parts: 1, 2, 3" }),
    printLabel: line("Label of the print button; leave it out for no button").optional(),
    parts: z
      .array(
        object("Part", {
          anchor: slug("The part's name in its address"),
          title,
          body: prose("The part's text"),
        }),
      )
      .min(2),
    references: z
      .array(
        object("Reference", {
          title: line("What is cited"),
          source: line("Author or publisher, and the year"),
          to: link("Where it can be read").optional(),
        }),
      )
      .default([]),
  }),
  section("CallToAction", "A band that asks for the next step.", {
    eyebrow,
    title,
    text: text("Why now, and what happens next"),
    actions,
  }),
  section("ContactForm", "The message form with the team's addresses beside it.", {
    title,
    intro,
    details: z.array(
      object("ContactDetail", {
        icon: icon("An icon for the line"),
        title: line("What it is: E-mail, Location"),
        text: text("The address, the place, the promise"),
      }),
    ),
    actions,
    thanks: object("Thanks", { title, text: text("What happens next") }),
  }),
  section("NotFound", "The page for unknown addresses.", {
    code: line("The status code"),
    title,
    text: text("A friendly line"),
    action,
    suggestion: line("Said before the nearest page of this site"),
  }),
  section("Quote", "A sentence from one of the site's own documents.", {
    text: text("The sentence"),
    attribution: line("The document it comes from"),
    images: z.array(image).default([]),
    variant: z.enum(["default", "highlighted"]).default("default"),
  }),
  section("Figures", "Large numbers, each with what it covers.", {
    title,
    figures: z
      .array(
        object("Figure", {
          value: line("The number, from claims.yaml: {claim:reply-time}"),
          title: line("What it counts"),
          text: text("What it covers and what it does not"),
        }),
      )
      .min(1),
  }),
  section("Plans", "Ways to work together, with their length.", {
    title,
    intro,
    plans: z
      .array(
        object("Plan", {
          title: line("The model's name"),
          duration: line("How long it takes"),
          text: text("What it is for"),
          points: z.array(line("What it includes")).min(1),
        }),
      )
      .min(2),
    actions,
  }),
  section("Table", "A comparison in rows and columns.", {
    title,
    intro,
    columns: z.array(line("A column's heading")).min(2),
    rows: z
      .array(object("Row", { cells: z.array(text("A cell; the first one names the row")).min(2) }))
      .min(1),
  }),
  section("Notice", "One line of small print: a disclaimer.", { text: text("The line") }),
  section("GlossaryList", "Every term of glossary.yaml.", { title, intro }),
] as const;

export const anySection = z.discriminatedUnion("type", sections);
