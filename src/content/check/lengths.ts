import { longestText } from "../model/facts";
import type { Sources } from "../read/sources";
import { claimValues, fillVariables } from "../read/variables";
import type { Check } from "./findings";
import { allValues, isReadable, type Value, valuesOf } from "./values";

/** Texts that do not fit their place, counted as visitors read them: variables filled in, no link targets. */
export const checkLengths: Check = (sources, { fault, warn }) => {
  const variables = variablesOf(sources);
  for (const found of allValues(sources)) {
    const { file, path, value, facts } = found;
    const name = String([...path].reverse().find((step) => typeof step === "string"));
    if (!isReadable(value)) {
      fault(
        { file, path },
        `"${name}" is too long: ${value.length} characters.`,
        `A text can have at most ${longestText}. Split it into several sections.`,
      );
      continue;
    }
    if (facts.kind !== undefined && value !== "" && value.trim() === "") {
      fault({ file, path }, `"${name}" is empty.`, "It holds nothing but spaces: write something.");
    }
    const { most, fewest } = facts;
    if (most === undefined) continue;
    const length = lengthOf(found, variables);
    if (length > most) {
      warn({ file, path }, `"${name}" is long: ${length} characters.`, `There is room for about ${most}.`);
    } else if (fewest !== undefined && length < fewest) {
      warn(
        { file, path },
        `"${name}" is short: ${length} characters.`,
        `Search results show ${fewest} to ${most}; say what a visitor finds here.`,
      );
    }
  }
};

const lengthOf = ({ value }: Value, variables: ReadonlyMap<string, string>) =>
  fillVariables(value, variables)
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/[[\]*`]/g, "").length;

/** The variables whose values can be read. */
function variablesOf(sources: Sources): Map<string, string> {
  const claims = sources.shared.claims?.content;
  const own = valuesOf(sources, "site.brand", "site.email").map(({ path, value }): [string, string] => [
    String(path[0]),
    value,
  ]);
  return new Map([...own, ...(claims ? claimValues(claims) : [])]);
}
