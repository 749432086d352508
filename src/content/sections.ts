/** The section types that pages are made of: YAML `type` = GraphQL type = component = file name. */
import { z } from "zod";
import { action, actions, file, icon, image, line, link, prose, slug, text, video } from "./fields";

const anchor = slug("A name to link to: #how-it-works").optional();
const title = line("The section's heading", "How It Works");
const eyebrow = line("A small label above the heading", "Before you buy anything").optional();
const intro = text("A paragraph under the heading", "Three steps, one afternoon.").optional();

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
    title: line("The page's heading", "Goods travel with papers that anyone could have retyped"),
    text: text(
      "What the visitor gets, in a sentence or two",
      "Give each item one record that passes from hand to hand.",
    ),
    actions,
    art: image.optional(),
    icon: icon("An icon that plays a short animation, again on every click").optional(),
  }),
  section("Showcase", "A carousel of app screens that moves on by itself.", {
    label: line("What the carousel shows, read out by screen readers", "Metanet Desktop screens"),
    frame: z.enum(["desktop", "phone"]),
    slides: z
      .array(object("Slide", { image, caption: line("A few words under the picture", "App catalog") }))
      .min(1),
    badges: z.array(line("A short word that floats beside the screen", "Connected")).default([]),
    copy: object("ShowcaseCopy", {
      title,
      text: text("What the screens show", "The wallet in your pocket, on five screens."),
      actions,
    }).optional(),
  }),
  section("Divider", "A line with a few words on it.", {
    text: line("The words on the line", "but wait, there's mobile"),
  }),
  section("NewsRow", "The articles and videos of news.yaml, as a row that can be swiped.", {
    title,
    intro,
  }),
  section("Spotlight", "A picture or video beside a story.", {
    eyebrow,
    title,
    body: prose(
      "The story, in one to three paragraphs",
      "A crate arrives with a folder.\n\nNobody can say which sheet was first.",
    ),
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
          title: line("The point, in a few words", "Small recalls"),
          text: text(
            "What it means for the visitor",
            "You pull what the lot touched. Shelves that never saw it stay full.",
          ),
          to: link("Where the card leads").optional(),
        }),
      )
      .min(2),
    actions,
  }),
  section("Steps", "Numbered steps on a line.", {
    title,
    intro,
    steps: z
      .array(
        object("Step", {
          title: line("The step", "Scan the tag"),
          text: text("What happens in it", "A phone reads the tag and signs the event."),
        }),
      )
      .min(2),
  }),
  section("UseCases", "Examples, each with a picture.", {
    title,
    intro,
    cases: z
      .array(
        object("UseCase", {
          title: line("Who or what it is about", "Food and beverage"),
          text: text("The trouble, and what changes", "One jar makes people ill. Follow it back to the lot."),
          image,
          placeholder: file("Shown when the picture fails to load").optional(),
        }),
      )
      .min(2),
  }),
  section("Prose", "Running text under a heading.", {
    eyebrow,
    title,
    body: prose("The text", "A paragraph.\n\n- A point\n- Another one"),
  }),
  section("Article", "A long text in parts, with a table of contents.", {
    numbered: z.boolean().default(false).meta({ description: "Number the parts: 1, 2, 3" }),
    printLabel: line("Label of the print button; leave it out for no button", "Print/Save as PDF").optional(),
    parts: z
      .array(
        object("Part", {
          anchor: slug("The part's name in its address"),
          title,
          body: prose("The part's text", "A paragraph with a [link](/contact)."),
        }),
      )
      .min(2),
    references: z
      .array(
        object("Reference", {
          title: line("What is cited", "BRC-100: wallet interface"),
          source: line("Author or publisher, and the year", "BSV Association, 2024"),
          to: link("Where it can be read").optional(),
        }),
      )
      .default([]),
  }),
  section("CallToAction", "A band that asks for the next step.", {
    eyebrow,
    title,
    text: text("Why now, and what happens next", "Name the item, and we sketch its record."),
    actions,
  }),
  section("ContactForm", "The message form with the team's addresses beside it.", {
    title,
    intro,
    details: z.array(
      object("ContactDetail", {
        icon: icon("An icon for the line"),
        title: line("What it is: E-mail, Location", "E-mail"),
        text: text("The address, the place, the promise", "Oregon, United States"),
      }),
    ),
    actions,
    thanks: object("Thanks", {
      title,
      text: text(
        "What happens next",
        "Your message is on its way. Expect an answer within {claim:reply-time}.",
      ),
    }),
  }),
  section("NotFound", "The page for unknown addresses.", {
    code: line("The status code", "404"),
    title,
    text: text("A friendly line", "This page was spent in an earlier transaction."),
    action,
    suggestion: line("Said before the nearest page of this site", "The nearest page we have is"),
  }),
  section("Quote", "A sentence from one of the site's own documents.", {
    text: text("The sentence", "Two copies differ, and nobody can say which was first."),
    attribution: line("The document it comes from", "Whitepaper: credentials that travel"),
    images: z.array(image).default([]),
    variant: z.enum(["default", "highlighted"]).default("default"),
  }),
  section("Figures", "Large numbers, each with what it covers.", {
    title,
    figures: z
      .array(
        object("Figure", {
          value: line("The number, from claims.yaml: {claim:reply-time}", "{claim:reply-time}"),
          title: line("What it counts", "First answer"),
          text: text("What it covers and what it does not", "A person replies within this time."),
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
          title: line("The model's name", "Discovery sprint"),
          duration: line("How long it takes", "2-week"),
          text: text("What it is for", "To find out whether one process is worth it."),
          points: z.array(line("What it includes", "One workshop with your engineers")).min(1),
        }),
      )
      .min(2),
    actions,
  }),
  section("Table", "A comparison in rows and columns.", {
    title,
    intro,
    columns: z.array(line("A column's heading", "Question")).min(2),
    rows: z
      .array(
        object("Row", {
          cells: z.array(text("A cell; the first one names the row", "Who wrote this")).min(2),
        }),
      )
      .min(1),
  }),
  section("Notice", "One line of small print: a disclaimer.", {
    text: text("The line", "Nothing here is legal or investment advice."),
  }),
  section("GlossaryList", "Every term of glossary.yaml.", { title, intro }),
] as const;

export const anySection = z.discriminatedUnion("type", sections);
