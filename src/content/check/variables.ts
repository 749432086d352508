import { nearest } from "../../shared/nearest";
import { didYouMean, oneOf } from "../read/faults";
import { withoutCode } from "../read/markdown";
import { variablesIn } from "../read/variables";
import type { Check } from "./findings";
import { allValues, isMarkdown, isReadable, mayHold, valuesOf } from "./values";

/** {brand}, {email} and {claim:…}: those that nothing is known for, that are misspelt, or that would never be filled. */
export const checkVariables: Check = (sources, { faults, warnings }) => {
  const claims = valuesOf(sources, "claims.items.key").map(({ value }) => `claim:${value}`);
  const known = ["brand", "email", ...claims];
  for (const found of allValues(sources)) {
    const { file, path, value, role } = found;
    if (!isReadable(value) || !value.includes("{")) continue;
    const used = variablesIn(value);
    if (used[0] !== undefined && /^(?:site\.(?:brand|email)|claims\.items\.value)$/.test(role)) {
      faults.push(
        file.fault(path, `{${used[0]}} is not filled in here.`, "Write out what visitors are to read."),
      );
      continue;
    }
    for (const name of used) {
      if (known.includes(name) || mayHold(sources.shared.claims, name.replace("claim:", ""))) continue;
      faults.push(
        file.fault(
          path,
          `Nothing is known for {${name}}.`,
          `Use one of ${oneOf(known)}.${didYouMean(name, known)}`,
        ),
      );
    }
    for (const [whole, name = ""] of (isMarkdown(found) ? withoutCode(value) : value).matchAll(
      /\{([^{}\n]{1,60})\}/g,
    )) {
      const meant = variablesIn(whole).length === 0 && nearest(name.replace(/\s/g, ""), known);
      if (!meant) continue;
      warnings.push(
        file.fault(path, `Visitors would read ${whole} as it stands.`, `Did you mean "{${meant}}"?`),
      );
    }
  }
};
