import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A row of docs/departures.md: where the site deviates from the specification, or goes beyond it. */
export interface Departure {
  line: number;
  /** What it departs from: sentences in the specification, or packages of the agreed stack. */
  sentences: { section: string; quote: string }[];
  /** The files, tests included, that implement and verify the departure. */
  heldBy: string[];
  agreed: boolean;
}

export const departuresFile = "docs/departures.md";

const columns = ["Sentence", "What the site does", "Why", "Held by", "Agreed"];

/** The last cell once the owner has agreed: the date and the name. */
const agreement = /^\d{4}-\d{2}-\d{2}, \S/;

/** The rows of the table of departures, in order; throws if one cannot be parsed. */
export function departuresIn(markdown: string): Departure[] {
  const rows = markdown
    .split("\n")
    .flatMap((text, index) => (text.startsWith("|") ? [{ line: index + 1, cells: cellsOf(text) }] : []));
  const [head, , ...body] = rows;
  if (head?.cells.join() !== columns.join())
    throw new Error(`${departuresFile} needs a table with the columns ${columns.join(", ")}.`);
  return body.map(({ line, cells }) => departure(line, cells));
}

/** The cells between the bars of a table's row. */
const cellsOf = (row: string) =>
  row
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

function departure(line: number, cells: string[]): Departure {
  const [sentence = "", , , files = "", agreed = ""] = cells;
  const sentences = [...sentence.matchAll(/(\d+(?:\.\d+)?|Stack) “([^”]+)”/g)].map(
    ([, section = "", quote = ""]) => ({ section, quote }),
  );
  const heldBy = [...files.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
  const problem =
    cells.length !== columns.length
      ? `This row has ${cells.length} cells instead of ${columns.length}.`
      : sentences.length === 0
        ? "This row quotes no sentence: 2.9 “More details”."
        : agreed !== "open" && !agreement.test(agreed)
          ? '"Agreed" is "open", or a day and a name: 2026-12-01, Ada Example.'
          : undefined;
  if (problem) throw new Error(`${departuresFile}:${line}:1 ${problem}`);
  return { line, sentences, heldBy, agreed: agreed !== "open" };
}

/** A line for each departure that the owner of the site in this folder has not agreed to. */
export function departuresToAgree(root: string): string[] {
  const file = join(root, departuresFile);
  if (!existsSync(file))
    return [`${departuresFile} is missing: it lists what departs from the specification.`];
  return departuresIn(readFileSync(file, "utf8"))
    .filter(({ agreed }) => !agreed)
    .map(({ line, sentences }) => {
      const from = sentences.map(({ section, quote }) => `${section} “${quote}”`).join(", ");
      return `${departuresFile}:${line}:1 Nobody has agreed to a departure: ${from}`;
    });
}
