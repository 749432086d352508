import { words as verifier } from "../../../exhibits/verify/words";
import { line, list, text } from "../fields";
import { intro, section, title } from "./section";

/** Sections where visitors check records, or see what they have checked. */
export const verifierTypes = [
  section(
    "Verifier",
    "Reads records, messages, certificates, transactions and their proofs, and says what fits.",
    "verify",
    {
      title: title("Paste a record and see what fits").optional(),
      intro: intro("Whatever this site lets you save can be read here, byte by byte."),
      limits: text({
        help: "What it does not prove, in one sentence under it",
        example: "It does not ask any network.",
        most: 200,
      }),
      verifier: verifier.meta({
        description: "The verifier itself: words that differ from its own, and its examples",
        facts: { unread: true },
      }),
    },
    { shows: "verifier", labels: "verifier" },
  ),
  section(
    "Checks",
    "What has passed a check in the visitor's browser, as a sheet to print.",
    "checked",
    {
      title: title("What this browser has checked"),
      intro: intro("Each piece and each page that passed here, kept on your device alone."),
      none: line({
        help: "What is said where nothing has been checked yet, and where there is no JavaScript",
        example: "Nothing yet. Check a page, or one of its pieces.",
        most: 120,
      }),
      heads: list(line({ help: "The heading of a column", example: "Page", most: 32, unread: true }), {
        help: "The headings of four columns: the page, what was checked on it, its hash, when",
        noun: "column",
        least: 4,
      }),
      whole: line({
        help: "Says that the page's own text was checked",
        example: "The page's text",
        most: 32,
        unread: true,
      }),
      print: line({
        help: "The button that prints the sheet",
        example: "Print the Sheet",
        most: 24,
        unread: true,
      }),
      forget: line({
        help: "The button that deletes the list",
        example: "Forget It",
        most: 24,
        unread: true,
      }),
      note: text({
        help: "What the sheet shows and what it can't, printed below it",
        example: "A browser at {url} computed these hashes itself.",
        most: 300,
      }),
    },
    { shows: "checks" },
  ),
] as const;
