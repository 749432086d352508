import type { z } from "zod";
import type { KitWords } from "../kit/exhibit";
import type { Known, Said } from "./judgement";
import type { words } from "./words";

type Own = z.output<typeof words>;

/** The verifier's words, those that it shares with the kit, and the pages that show each exhibit. */
export interface Words extends Omit<Own, "without" | "lost"> {
  kit: Pick<
    KitWords,
    | "verdict"
    | "unchecked"
    | "holds"
    | "fails"
    | "uncovered"
    | "steps"
    | "passedHere"
    | "failedHere"
    | "copied"
    | "marked"
  > & { link: string };
  pages: Readonly<Record<string, { route: string; name: string }[]>>;
}

/** A sentence with the values in it. */
function filled(
  sentence: string,
  of: Said["of"] = {},
  fields: Readonly<Record<string, string>> = {},
): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = of[name];
    if (value === undefined) return whole;
    // Ids and roots can be looked up elsewhere; other long values are shown in full among the fields.
    if (typeof value === "string" && /^[0-9a-f.]{40,}$/.test(value) && name !== "id" && name !== "root")
      return `${value.slice(0, 8)}\u2026${value.slice(-8)}`;
    return name === "field" ? (fields[value] ?? String(value)) : String(value);
  });
}

/** A sentence of the verdict. For a record of this site, its exhibit has the words. */
export function sentenceOf({ says, of }: Said, words: Words, mechanism?: Known): string {
  const [kind = "", name = ""] = says.split(" ");
  if (kind === "gap") return mechanism?.gaps[name] ?? "";
  if (kind !== "fails")
    return filled(words.says[says as keyof Words["says"]] ?? words.fails[says as keyof Words["fails"]], of);
  return filled(mechanism?.fails[name] ?? words.fails[name as keyof Words["fails"]] ?? "", of);
}

/** The sentence for an input that cannot be read. */
export const problemText = ({ says, of }: Said, { faults, fields }: Words) =>
  filled(faults[says as keyof Words["faults"]] ?? "", of, fields);
