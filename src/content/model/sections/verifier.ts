import { words as verifier } from "../../../exhibits/verify/words";
import { text } from "../fields";
import { intro, section, title } from "./section";

/** The section of the page that reads records. */
export const verifierTypes = [
  section(
    "Verifier",
    "Reads records, messages, certificates, transactions and their proofs, and says what fits.",
    "verify",
    {
      title: title("Paste a record and see what fits"),
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
] as const;
