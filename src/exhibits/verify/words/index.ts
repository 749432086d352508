import { lines, word } from "../../../content/model/exhibit";
import { group, text } from "../../../content/model/fields";
import { faults } from "./faults";
import { fields } from "./fields";
import { says } from "./says";
import { fails, steps } from "./steps";

const labels = lines(
  "The words on it",
  {
    input: ["The field for what is to be checked", "Paste a record, or type one", 60],
    drop: ["The place where a file can be dropped", "Drop a record here", 40],
    file: ["Below it: the same place opens the list of files", "or choose a file", 40],
    examples: ["Before the buttons that fill in an example", "Begin with a sample", 40],
    signed: ["The field for the text that a message signs", "The text that was signed", 60],
    headers: [
      "The field for block headers",
      "Block headers that you trust: 80 bytes of hex a line, with or without the height before them",
      120,
    ],
    kind: ["Before the kind of what is there", "Kind:", 40],
    parts: ["Above the fields that the input has", "What it says", 40],
    bytes: ["Above the input as it is", "As it is written", 40],
    more: ["The button that shows more fields", "Show more fields", 40],
    hidden: [
      "After the fields, for those that are not shown",
      "{count} further fields are checked and not shown.",
      80,
    ],
    open: ["Beside a field that the check does not cover", "not covered", 24],
    shown: ["Before the pages that show the mechanism of a record", "Shown on", 40],
    read: ["Above what could be read of a link", "What the link carries", 48],
    remains: ["The verdict where everything fits and something has to be asked", "So far it fits", 40],
    clear: ["The button that empties the fields", "Clear", 32],
  },
  "VerifierLabels",
);

const kinds = lines(
  "What the input is",
  {
    none: ["Nothing was put in yet", "nothing yet", 60],
    unknown: ["It is nothing that is known here", "nothing this page recognizes", 60],
    record: ["A record of this site", "record of this site", 60],
    link: ["A link to the state of an exhibit", "link to an exhibit of this site", 60],
    message: ["A signed message", "signed message (BRC-77)", 60],
    certificate: ["An identity certificate", "identity certificate (BRC-52)", 60],
    transaction: ["A transaction", "transaction", 60],
    beef: ["A BEEF", "BEEF, transactions with their proofs (BRC-62, 95, 96)", 60],
    path: ["A Merkle path", "Merkle path (BRC-74)", 60],
  },
  "VerifierKinds",
);

const examples = lines(
  "The buttons that fill in an example",
  {
    record: ["The example of a record of this site", "A record", 40],
    message: ["The example of a signed message", "A message", 40],
    certificate: ["The example of a certificate", "A certificate", 40],
    transaction: ["The example of a transaction", "The chain’s first payment", 40],
    beef: ["The example of a BEEF", "A payment in BEEF", 40],
    path: ["The example of a Merkle path", "A path in a block", 40],
  },
  "VerifierExamples",
);

export const words = group("VerifierParts", "What the verifier says", {
  labels,
  kinds,
  fields,
  steps,
  fails,
  says,
  faults,
  examples,
  lost: word([
    "Shown when its code could not be loaded",
    "The code for this check didn’t load. Type or press again to ask for it; what you typed stays.",
    140,
  ]),
  without: text({
    help: "What stands there without scripts",
    example:
      "This page checks records with a script, and your browser runs none. Each exhibit of this site prints commands that repeat its check in a terminal.",
    most: 300,
  }),
});
