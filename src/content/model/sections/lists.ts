import { z } from "zod";
import { count } from "../amount";
import { actions } from "../buttons";
import type { Frame } from "../facts";
import { choice, drawing, file, group, heading, icon, line, link, list, picture, text } from "../fields";
import { intro, section, title } from "./section";

/** The picture of a use case, and its placeholder. */
export const useCasePicture: Frame = { width: 800, best: [1200, 800] };

/** The length of a plan, or a number of weeks, which is drawn. Its words say the same. */
const weeks = z
  .strictObject({
    from: count("The fewest weeks", 6, 1, 52),
    to: count("The most weeks; the same where the length is fixed", 10, 1, 52),
  })
  .refine(({ from, to }) => from <= to, {
    error: "The most weeks are as many as the fewest, or more",
    path: ["to"],
  })
  .meta({
    id: "Weeks",
    description: "The length in weeks, for the bar where the look is scale",
    examples: [{ from: 6, to: 10 }],
  });

export const listTypes = [
  section("CardGrid", "Short points of equal rank.", "offerings", {
    title: title("Our Offerings"),
    intro: intro("Four offerings. Start with the one whose absence costs you an argument every week."),
    arrange: choice(["grid", "list", "clauses", "tickets", "lead", "bento", "terms", "plate", "drawn"], {
      help: "grid: equal cells; list: two columns; clauses: numbered, on two columns like a contract; tickets: numbered, one below the other; lead: the first large, the others in pairs beside it; bento: six tiles of unlike widths; terms: each name beside its text, in two columns, leave icons out; plate: in a frame on a dark band; drawn: up to five, each below its drawing",
      noun: "arrangement",
    }).default("grid"),
    cards: list(
      group("Card", "A point", {
        icon: icon({ help: "An icon for the point", example: "server-cog" }).optional(),
        drawing: drawing({
          help: "Drawn above the point where the arrangement is drawn: an SVG without colors of its own. A rect or a circle is paper, and hides the line",
          example: "images/habits/keys.svg",
        }).optional(),
        title: heading({ help: "The point, in a few words", example: "Small recalls", most: 48 }),
        text: text({
          help: "What it means for the visitor",
          example: "You pull what the lot touched. Shelves that never saw it stay full.",
          most: 220,
        }),
        href: link({
          help: "Where the card leads",
          example: "/hosted-p2p-message-box",
          formerly: "to",
        }).optional(),
      }),
      { help: "The points, two or more", noun: "card", least: 2 },
    ),
    actions: actions("Buttons under the points"),
  }),
  section("Steps", "Numbered steps.", "how-it-works", {
    title: title("How It Works"),
    intro: intro("Five points, in the order a record meets them."),
    look: choice(["across", "down", "ladder", "stairs", "folders", "band", "drawn"], {
      help: "across: up to five side by side on a line, on wide screens; down: one below the other on a line, beside the heading; ladder: full rows with large numbers; stairs: up to five, each a little lower; folders: up to five, each a folder in a drawer, with its number on the tab; band: up to five columns with engraved numbers on the page's ground; drawn: up to five drawings joined by one line, with the texts below",
      noun: "look",
    }).default("across"),
    steps: list(
      group("Step", "A step", {
        title: heading({ help: "The step", example: "Scan the tag", most: 48 }),
        text: text({
          help: "What happens in it",
          example: "A phone reads the tag and signs the event.",
          most: 220,
        }),
        drawing: drawing({
          help: "Drawn in place of the number where the look is drawn: an SVG without colors of its own, in the left two thirds of its box. A rect or a circle is paper, and hides the line",
          example: "images/steps/write.svg",
        }).optional(),
      }),
      { help: "The steps, in order, two or more", noun: "step", least: 2 },
    ),
  }),
  section("UseCases", "Examples, each with a picture.", "use-cases", {
    title: title("Use Cases"),
    intro: intro("Feeds and models that are worth a little, many times a day."),
    look: choice(["row", "lead", "list", "crown", "board"], {
      help: "row: equal pictures side by side; board: pictures and texts take turns, like the fields of a chessboard; lead: on wide screens, the first example is large, and the others are a list beside it; list: the same, with the list on the left; crown: the first is large, with its text beside it, above a row of five others",
      noun: "look",
    }).default("row"),
    cases: list(
      group("UseCase", "An example", {
        title: heading({ help: "Who or what it is about", example: "Food and beverage", most: 48 }),
        description: text({
          formerly: "text",
          help: "The problem, and what changes",
          example: "One jar makes people ill. Follow it back to the lot.",
          most: 240,
        }),
        image: picture({
          help: "The picture of this example",
          meaningful: true,
          frame: useCasePicture,
        }),
        placeholder: file({
          help: "Shown when the picture fails to load",
          example: "images/placeholder/placeholder.png",
          frame: useCasePicture,
          fallback: true,
        }).optional(),
      }),
      { help: "The examples, two or more", noun: "use case", least: 2 },
    ),
  }),
  section("Figures", "Large numbers, each with what it covers.", "numbers", {
    title: title("Two numbers that we answer for"),
    look: choice(["beside", "bill", "scale"], {
      help: "beside: the numbers side by side; bill: one below the other, as the lines of a bill; scale: side by side, those in weeks below their length on one scale",
      noun: "look",
    }).default("beside"),
    figures: list(
      group("Figure", "A number", {
        value: line({
          help: "The number, from claims.yaml: {claim:reply-time}",
          example: "{claim:reply-time}",
          most: 24,
          noun: "number",
        }),
        weeks: weeks.optional(),
        title: heading({ help: "What it counts", example: "First answer", most: 48 }),
        text: text({
          help: "What it covers and what it does not",
          example: "A person replies within this time.",
          most: 180,
        }),
      }),
      { help: "The numbers, one or more", noun: "figure", least: 1 },
    ),
  }),
  section("Plans", "Ways to work together, with their length.", "engagement", {
    title: title("Engagement Models"),
    intro: intro("Buy one step at a time. Each ends with something you can use if you stop there."),
    look: choice(["columns", "scale"], {
      help: "columns: the plans side by side; scale: the same, each below its length on one scale of weeks",
      noun: "look",
    }).default("columns"),
    plans: list(
      group("Plan", "A way to work together", {
        title: heading({ help: "The model's name", example: "Discovery sprint", most: 36 }),
        duration: line({ help: "How long it takes", example: "2-week", most: 48 }),
        weeks: weeks.optional(),
        price: line({
          help: "The price range, once the owner has set one; nothing is shown until then",
          example: "$8,000 to $14,000",
          most: 48,
        }).optional(),
        text: text({
          help: "What it is for",
          example: "To find out whether one process is worth it.",
          most: 120,
        }),
        points: list(
          line({ help: "What it includes", example: "One workshop with your engineers", most: 80 }),
          { help: "What is included, one line each", noun: "point", least: 1 },
        ),
      }),
      { help: "The ways to work together, two or more", noun: "plan", least: 2 },
    ),
    actions: actions("Buttons under the plans"),
  }),
  section("Table", "A comparison in rows and columns.", "values", {
    title: title("Our Values"),
    intro: intro("Five habits, and how you can tell whether we keep them."),
    drawing: drawing({
      help: "A drawing below the heading where the look is third: an SVG without colors of its own, at the left of its box. A rect or a circle is paper, and hides the line",
      example: "images/vendor/contract.svg",
    }).optional(),
    look: choice(["wide", "beside", "third", "facing", "band"], {
      help: "wide: the heading above the table; band: the same on the page's ground; beside: the table beside its heading, on wide screens, if that has at most 24 characters; third: questions and answers beside a heading of at most 66 characters, which has a third of the width; facing: for three columns, the second and third on cards to the left and right of the first, on wide screens",
      noun: "look",
    }).default("wide"),
    columns: list(line({ help: "A column's heading", example: "Question", most: 36 }), {
      help: "The headings of the columns, from left to right",
      noun: "column",
      least: 2,
      unread: true,
    }),
    rows: list(
      group("Row", "A row", {
        cells: list(
          text({ help: "A cell; the first one names the row", example: "Who wrote this", most: 200 }),
          {
            help: "As many cells as there are columns; the first one names the row",
            noun: "cell",
            least: 2,
            asManyAs: "columns",
          },
        ),
        ahead: choice(["second", "third"], {
          help: "In a comparison: the column that is ahead in this row, whose cell gets a mark; left out if they are even",
        }).optional(),
      }),
      { help: "The rows, from top to bottom", noun: "row", least: 1, block: "table" },
    ),
  }),
] as const;
