/** The section types that pages are made of: YAML `type` = GraphQL type = component = file name. */
import { z } from "zod";
import { action, actions, file, icon, image, line, link, prose, slug, text, video } from "./fields";

const eyebrow = (example: string) => line("A small label above the heading", example).optional();
const intro = (example: string) => text("A paragraph under the heading", example).optional();
const anchorOf = (example: string) => slug(`A name to link to this section: #${example}`, example).optional();

/** Names a section type: its `type` literal and its GraphQL name are the same word. */
const section = <Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  description: string,
  anchor: string,
  shape: Shape,
) =>
  z
    .strictObject({ type: z.literal(name), anchor: anchorOf(anchor), ...shape })
    .meta({ id: name, description });

const object = <Shape extends z.ZodRawShape>(id: string, shape: Shape) => z.strictObject(shape).meta({ id });

export const sections = [
  section("Hero", "The opening of a page: its only first-level heading.", "top", {
    layout: z.enum(["wide", "split", "plain"]).default("plain"),
    eyebrow: eyebrow("Before you buy anything"),
    title: line("The page's heading", "Goods travel with papers that anyone could have retyped"),
    text: text(
      "What the visitor gets, in a sentence or two",
      "Give each item one record that passes from hand to hand.",
    ),
    actions,
    art: image.optional(),
    icon: icon("An icon that plays a short animation, again on every click", "layers").optional(),
  }),
  section("Showcase", "A carousel of app screens that moves on by itself.", "desktop", {
    label: line("What the carousel shows, read out by screen readers", "Metanet Desktop screens"),
    frame: z.enum(["desktop", "phone"]),
    slides: z
      .array(object("Slide", { image, caption: line("A few words under the picture", "App catalog") }))
      .min(1),
    badges: z.array(line("A short word that floats beside the screen", "Connected")).default([]),
    copy: object("ShowcaseCopy", {
      title: line("The heading beside the carousel", "The wallet that fits the pocket"),
      text: text("What the screens show", "The wallet in your pocket, on five screens."),
      actions,
    }).optional(),
  }),
  section("Divider", "A line with a few words on it.", "soon", {
    text: line("The words on the line", "but wait, there's mobile"),
  }),
  section("NewsRow", "The articles and videos of news.yaml, as a row that can be swiped.", "news", {
    title: line("The section's heading", "Latest News & Videos"),
    intro: intro("What we published and what others asked us, newest first."),
  }),
  section("Spotlight", "A picture or video beside a story.", "story", {
    eyebrow: eyebrow("Since {claim:founded}, in Oregon"),
    title: line("The section's heading", "Our Story"),
    body: prose(
      "The story, in one to three paragraphs",
      "A crate arrives with a folder.\n\nNobody can say which sheet was first.",
    ),
    image,
    video: video.optional(),
    side: z.enum(["left", "right"]).default("right").meta({ description: "The picture's side" }),
    actions,
  }),
  section("ServiceGrid", "The service cards of services.yaml.", "services", {
    title: line("The section's heading", "Core Solutions & Services"),
    intro: intro("Nine ways to begin. Each one starts with a record that somebody will doubt one day."),
    actions,
  }),
  section("CardGrid", "Short points of equal rank.", "offerings", {
    title: line("The section's heading", "Our Offerings"),
    intro: intro("Four offerings. Start with the one whose absence costs you an argument every week."),
    arrange: z
      .enum(["grid", "bento", "list"])
      .default("grid")
      .meta({ description: "grid: equal cells; bento: cells of unlike sizes; list: two columns" }),
    cards: z
      .array(
        object("Card", {
          icon: icon("An icon for the point", "server-cog").optional(),
          title: line("The point, in a few words", "Small recalls"),
          text: text(
            "What it means for the visitor",
            "You pull what the lot touched. Shelves that never saw it stay full.",
          ),
          to: link("Where the card leads", "/hosted-p2p-message-box", "documentation").optional(),
        }),
      )
      .min(2),
    actions,
  }),
  section("Steps", "Numbered steps on a line.", "how-it-works", {
    title: line("The section's heading", "How It Works"),
    intro: intro("Five points, in the order a record meets them."),
    steps: z
      .array(
        object("Step", {
          title: line("The step", "Scan the tag"),
          text: text("What happens in it", "A phone reads the tag and signs the event."),
        }),
      )
      .min(2),
  }),
  section("UseCases", "Examples, each with a picture.", "use-cases", {
    title: line("The section's heading", "Use Cases"),
    intro: intro("Feeds and models that are worth a little, many times a day."),
    cases: z
      .array(
        object("UseCase", {
          title: line("Who or what it is about", "Food and beverage"),
          text: text("The trouble, and what changes", "One jar makes people ill. Follow it back to the lot."),
          image,
          placeholder: file(
            "Shown when the picture fails to load",
            "images/placeholder/placeholder.png",
          ).optional(),
        }),
      )
      .min(2),
  }),
  section("Prose", "Running text under a heading.", "mission", {
    eyebrow: eyebrow("Why we exist"),
    title: line("The section's heading", "Our Mission"),
    body: prose("The text", "A paragraph.\n\n- A point\n- Another one"),
  }),
  section("Article", "A long text in parts, with a table of contents.", "article", {
    numbered: z.boolean().default(false).meta({ description: "Number the parts: 1, 2, 3" }),
    printLabel: line(
      "Label of the print button; leave it out for no button",
      "Print / Save as PDF",
    ).optional(),
    parts: z
      .array(
        object("Part", {
          anchor: slug("The part's name in its address", "problem"),
          title: line(
            "The part's heading, in the table of contents as well",
            "Five inventories that cannot see each other",
          ),
          body: prose("The part's text", "A paragraph with a [link](/contact)."),
        }),
      )
      .min(2),
    references: z
      .array(
        object("Reference", {
          title: line("What is cited", "BRC-100: wallet interface"),
          source: line("Author or publisher, and the year", "BSV Association, 2024"),
          to: link("Where it can be read", "specifications").optional(),
        }),
      )
      .default([]),
  }),
  section("CallToAction", "A band that asks for the next step.", "start", {
    eyebrow: eyebrow("One delivery, one team"),
    title: line("The section's heading", "Put a price on one endpoint"),
    text: text("Why now, and what happens next", "Name the item, and we sketch its record."),
    actions,
  }),
  section("ContactForm", "The message form with the team's addresses beside it.", "form", {
    title: line("The page's heading", "Tell us which record gets doubted"),
    intro: intro("Say what you build, who relies on it and what goes wrong today."),
    details: z.array(
      object("ContactDetail", {
        icon: icon("An icon for the line", "map-pin"),
        title: line("What it is: E-mail, Location", "E-mail"),
        text: text("The address, the place, the promise", "Oregon, United States"),
      }),
    ),
    actions,
    thanks: object("Thanks", {
      title: line("The heading that takes the form's place", "Thank You!"),
      text: text(
        "What happens next",
        "Your message is on its way. Expect an answer within {claim:reply-time}.",
      ),
    }),
  }),
  section("NotFound", "The page for unknown addresses.", "lost", {
    code: line("The status code", "404"),
    title: line("The page's heading", "Woah, what just happened?"),
    text: text("A friendly line", "This page was spent in an earlier transaction."),
    action,
    suggestion: line("Said before the nearest page of this site", "The nearest page we have is"),
  }),
  section("Quote", "A sentence from one of the site's own documents.", "principle", {
    text: text("The sentence", "Two copies differ, and nobody can say which was first."),
    attribution: line("The document it comes from", "Whitepaper: credentials that travel"),
    images: z.array(image).default([]),
    variant: z.enum(["default", "highlighted"]).default("default"),
  }),
  section("Figures", "Large numbers, each with what it covers.", "numbers", {
    title: line("The section's heading", "Two numbers that we answer for"),
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
  section("Plans", "Ways to work together, with their length.", "engagement", {
    title: line("The section's heading", "Engagement Models"),
    intro: intro("Buy one step at a time. Each ends with something you can use if you stop there."),
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
  section("Table", "A comparison in rows and columns.", "values", {
    title: line("The section's heading", "Our Values"),
    intro: intro("Five habits, and how you can tell whether we keep them."),
    columns: z.array(line("A column's heading", "Question")).min(2),
    rows: z
      .array(
        object("Row", {
          cells: z.array(text("A cell; the first one names the row", "Who wrote this")).min(2),
        }),
      )
      .min(1),
  }),
  section("Notice", "One line of small print: a disclaimer.", "disclaimer", {
    text: text("The line", "Nothing here is legal or investment advice."),
  }),
  section("GlossaryList", "Every term of glossary.yaml.", "terms", {
    title: line("The section's heading", "Every term, and where it is specified"),
    intro: intro("The number at the end names the public BRC document."),
  }),
] as const;

export const anySection = z.discriminatedUnion("type", sections);
