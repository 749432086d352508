import { fillTokens, tokenValues } from "../tokens";
import type { Check } from "./findings";
import { fewestCharacters, mostCharacters } from "./layout";
import { allValues } from "./roles";

/** Texts that do not fit their place, counted as visitors read them: with tokens filled and without link targets. */
export const checkLengths: Check = (sources, { warnings }) => {
  const { site, claims } = sources.shared;
  const tokens = site?.content && claims?.content ? tokenValues(site.content, claims.content) : new Map();
  for (const { file, path, value, role } of allValues(sources)) {
    const most = mostCharacters[role];
    const fewest = fewestCharacters[role];
    if (most === undefined || file.name === "pages/404.yaml") continue;
    const length = fillTokens(value, tokens)
      .replace(/\]\([^)]*\)/g, "]")
      .replace(/[[\]*`]/g, "").length;
    const name = String([...path].reverse().find((step) => typeof step === "string"));
    if (length > most) {
      warnings.push(
        file.fault(path, `"${name}" is long: ${length} characters.`, `Its place has room for about ${most}.`),
      );
    } else if (fewest !== undefined && length < fewest) {
      warnings.push(
        file.fault(
          path,
          `"${name}" is short: ${length} characters.`,
          `Search results show ${fewest} to ${most}; say what a visitor finds here.`,
        ),
      );
    }
  }
};
