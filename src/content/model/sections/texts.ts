import { action, actions } from "../buttons";
import {
  anchor,
  choice,
  flag,
  group,
  heading,
  icon,
  line,
  link,
  list,
  picture,
  prose,
  text,
  video,
} from "../fields";
import { figure } from "../figure";
import { shownDays } from "../shown";
import { exhibitFigure } from "./exhibits";
import { eyebrow, intro, section, title } from "./section";

const pictureBelow = picture({
  help: "A picture below the text",
  meaningful: true,
  frame: { width: 1000 },
}).optional();

/** Sections of running text, as most pages have them. */
export const proseTypes = [
  section("Prose", "Running text under a heading.", "mission", {
    eyebrow: eyebrow("Why we exist"),
    title: title("Our Mission"),
    body: prose({ help: "The text", example: "A paragraph.\n\n- A point\n- Another one", most: 3000 }),
    figure: figure.optional(),
    picture: pictureBelow,
    setting: choice(["lead", "aside", "beside", "columns", "large", "half"], {
      help: "lead: the first paragraph, best one sentence, in large type below the heading, with the others beside it; aside: the same with a heading of at most 24 characters on the left, and the others in pairs below; beside: the heading beside a text of one size; columns: paragraphs in pairs below the heading; large: a few sentences in large type below the heading; half: two such texts side by side",
      noun: "setting",
    }).default("lead"),
  }),
  section("Quote", "A sentence from one of the site's own documents.", "principle", {
    quote: text({
      formerly: "text",
      help: "The sentence",
      example: "Two copies differ, and nobody can say which was first.",
      most: 240,
    }),
    attribution: line({
      help: "The document it comes from",
      example: "Whitepaper: credentials that travel",
      most: 80,
    }),
    images: list(picture({ help: "A picture beside the sentence", frame: { width: 400 } }), {
      help: "Pictures beside the sentence",
      noun: "picture",
    }).default([]),
    variant: choice(["default", "highlighted"], {
      help: "highlighted: on a band of its own",
    }).default("default"),
  }),
  exhibitFigure,
  section("Notice", "One line of small print: a disclaimer.", "disclaimer", {
    text: text({ help: "The line", example: "Nothing here is legal or investment advice.", most: 260 }),
    ...shownDays,
  }),
] as const;

/** Texts and lists that make up a whole page, or that few pages have. */
export const textTypes = [
  section("Article", "A long text in parts, with a table of contents.", "article", {
    numbered: flag("Number the parts: 1, 2, 3"),
    lists: choice(["lines", "answers"], {
      help: "answers: a tree of six questions, a part each: the question in bold, then a list of answers in bold, with what is said about each, and last the link to where it leads; the second leads to the four others",
      noun: "form of lists",
    }).default("lines"),
    printLabel: line({
      help: "Label of the print button; leave it out for no button",
      example: "Print/Save as PDF",
      most: 32,
      unread: true,
    }).optional(),
    parts: list(
      group("Part", "A part of a long text", {
        title: heading({
          help: "The part's heading, in the table of contents as well",
          example: "Five inventories that cannot see each other",
          most: 72,
        }),
        anchor: anchor({ help: "The part's name, for links to it", example: "problem" }),
        question: line({
          help: "The question that the part answers, as visitors would ask it; shown above the heading",
          example: "Why not simply use a database?",
          most: 90,
          answeredIn: "body",
        }).optional(),
        body: prose({
          help: "The part's text",
          example: "A paragraph with a [link](/contact).",
          most: 6000,
        }),
        figure: figure.optional(),
        picture: pictureBelow,
      }),
      { help: "The parts of the text, in order, two or more", noun: "part", least: 2 },
    ),
    references: list(
      group("Reference", "A source that the text cites", {
        title: heading({
          help: "What is cited",
          example: "BRC-100: wallet interface",
          most: 200,
          named: true,
        }),
        source: line({
          help: "Author or publisher, and the year",
          example: "BSV Association, 2024",
          most: 100,
        }),
        href: link({ help: "Where it can be read", example: "specifications", formerly: "to" }).optional(),
      }),
      { help: "What the text cites, in order", noun: "reference" },
    ).default([]),
  }),
  section("Questions", "Questions, each of which opens its answer.", "questions", {
    title: title("What visitors ask"),
    intro: intro("Short answers; the pages that they lead to have the long ones."),
    questions: list(
      group("Question", "A question and its answer", {
        anchor: anchor({ help: "The question's name, for links to it", example: "who-signs" }).optional(),
        question: line({
          help: "The question, as visitors would ask it",
          example: "Who signs?",
          most: 90,
          answeredIn: "answer",
        }),
        answer: prose({
          help: "The answer",
          example: "You do, with a key that stays with you.",
          most: 1200,
        }),
      }),
      { help: "The questions, in order", noun: "question", least: 1 },
    ),
  }),
  section("Video", "A video by itself, which loads on a click.", "film", {
    title: title("The wallet in three minutes"),
    intro: intro("Setting it up, paying and signing, from the first screen on."),
    video,
  }),
  section(
    "GlossaryList",
    "Every term of glossary.yaml.",
    "terms",
    {
      title: title("Every term, and where it is specified"),
      intro: intro("The number at the end names the public BRC document."),
    },
    { shows: "glossary" },
  ),
  section(
    "SiteMap",
    "Every page of the site, under the menus that name them.",
    "pages",
    {
      title: title("The pages, by menu"),
      intro: intro("Pages that no menu names stand at the end."),
    },
    { shows: "menus" },
  ),
  section(
    "NotFound",
    "The page for unknown addresses.",
    "lost",
    {
      code: line({ help: "The status code", example: "404", most: 4 }),
      // A plain line, not a heading: the specification (2.4) wants a question here.
      title: line({
        noun: "heading",
        help: "The page's heading",
        example: "Woah, what just happened?",
        most: 70,
      }),
      text: text({
        help: "A friendly line",
        example: "This page was spent in an earlier transaction.",
        most: 240,
      }),
      action: action.meta({ description: "The button that leads back" }),
      suggestion: line({
        help: "Shown above the names of pages that may have been meant",
        example: "You may have meant:",
        most: 60,
      }),
    },
    { opening: true, pattern: true, shows: "pages" },
  ),
] as const;

/** The form, which makes up a page by itself. */
export const formTypes = [
  section(
    "ContactForm",
    "The message form with the team's addresses beside it.",
    "form",
    {
      title: heading({ help: "The page's heading", example: "Tell us which record gets doubted", most: 70 }),
      intro: intro("Say what you build, who relies on it and what goes wrong today."),
      details: list(
        group("ContactDetail", "A line beside the form", {
          icon: icon({ help: "An icon for the line", example: "map-pin" }),
          title: heading({ help: "What it is: E-mail, Location", example: "E-mail", most: 32 }),
          text: text({
            help: "The address, the place, the promise",
            example: "Oregon, United States",
            most: 120,
          }),
        }),
        { help: "The lines beside the form: address, place, promise", noun: "line" },
      ),
      actions: actions("Other ways to reach the team, beside the form"),
      thanks: group("Thanks", "What takes the form's place once the message is sent", {
        title: heading({
          help: "The heading that takes the form's place",
          example: "Thank You!",
          most: 40,
          unread: true,
        }),
        text: text({
          help: "What happens next",
          example: "Your message is on its way. Expect an answer within {claim:reply-time}.",
          most: 240,
          unread: true,
        }),
      }),
    },
    { opening: true },
  ),
] as const;
