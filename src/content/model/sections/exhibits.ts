import { words as calculator } from "../../../exhibits/calculator/words";
import { action } from "../buttons";
import { anyExhibit } from "../exhibits";
import { choice, line, text } from "../fields";
import { intro, section, title } from "./section";

export const exhibitTypes = [
  section(
    "Exhibit",
    "A small working piece of the page's subject, which visitors run and try to cheat.",
    "try-it",
    {
      title: title("Swap the seed, and the seal gives you away"),
      intro: intro("The house has sealed its seed. Add your number and roll."),
      limits: text({
        help: "What it does not prove, in one sentence under it",
        example: "It does not show that the odds are good.",
        most: 200,
      }),
      look: choice(["panel", "open"], {
        help: "panel: the piece on a panel of its own; open: right on the page's ground, as wide as the page",
        noun: "look",
      }).default("panel"),
      exhibit: anyExhibit.meta({
        description:
          "The exhibit itself: which one it is, what it begins with, and words that differ from its own",
        facts: { block: "code" },
      }),
    },
    { shows: "exhibit", labels: "exhibit" },
  ),
  section(
    "Calculator",
    "Fields to type in, and sums that follow them: what a month of calls leaves, or what an offering costs.",
    "sums",
    {
      title: title("What is left of a month of calls"),
      intro: intro("Type your own price and what your card provider takes."),
      limits: text({
        help: "What the sums leave out, under them",
        example: "Before taxes, hosting and what a broker takes for dollars.",
        most: 200,
      }),
      calculator: calculator.meta({
        description:
          "The calculator itself: which one it is, what it begins with, and words that differ from its own",
        facts: { unread: true },
      }),
    },
    { shows: "calculator", labels: "calculator" },
  ),
] as const;

/** Not a landing type: only pages that load the code of all sections have figures. */
export const exhibitFigure = section(
  "ExhibitFigure",
  "A picture of an exhibit, drawn from a real run of it, and a button that leads to the exhibit itself.",
  "in-a-picture",
  {
    title: title("A rule decides which slips go on the list"),
    intro: intro("Five slips came in, and each met the same three lines."),
    exhibit: anyExhibit.meta({
      description:
        "The exhibit that was run: which one it is, its sample, and words that differ from its own",
      facts: { unread: true },
    }),
    caption: line({
      help: "What the picture shows, in one line under it",
      example: "Five slips, sorted by the rule when this page was built",
      most: 120,
    }),
    action: action.meta({ description: "The button that leads to where visitors can run it themselves" }),
  },
  { shows: "exhibitFigure", labels: "exhibit" },
);
