import { didYouMean, oneOf } from "../read/faults";
import { withoutCode } from "../read/markdown";
import { nearest } from "../read/nearest";
import { variableNames, variablesIn } from "../read/variables";
import { claimKeys } from "./claims";
import type { Check } from "./findings";
import { allValues, isMarkdown, isReadable, mayHold, valuesOf } from "./values";

/** Variables ({brand}, {network-rate}, {claim:…}) that are unknown, misspelled, or in fields without variables. */
export const checkVariables: Check = (sources, { faults, warnings }) => {
  const claims = valuesOf(sources, ...claimKeys).map(({ value }) => `claim:${value}`);
  const known = [...variableNames, ...claims];
  const { site } = sources.shared;
  for (const found of allValues(sources)) {
    const { file, path, value, facts } = found;
    if (!isReadable(value) || !value.includes("{")) continue;
    const used = variablesIn(value);
    if (used[0] !== undefined && facts.literal) {
      faults.push(
        file.fault(
          path,
          `{${used[0]}} is not filled in here.`,
          "Write out what visitors should read.",
          used[0],
        ),
      );
      continue;
    }
    for (const name of used) {
      if (name === "phone" && site?.content && site.content.phone === undefined) {
        faults.push(
          file.fault(path, "{phone} has no value.", "Write the number as phone: in data/site.yaml."),
        );
      }
      if (known.includes(name) || mayHold(sources.shared.claims, name.replace("claim:", ""))) continue;
      faults.push(
        file.fault(
          path,
          `There is no variable {${name}}.`,
          `Use one of ${oneOf(known)}.${didYouMean(name, known)}`,
          `{${name}}`,
        ),
      );
    }
    for (const [whole, name = ""] of (isMarkdown(found) ? withoutCode(value) : value).matchAll(
      /\{([^{}\n]{1,60})\}/g,
    )) {
      const meant = variablesIn(whole).length === 0 && nearest(name.replace(/\s/g, ""), known);
      if (!meant) continue;
      warnings.push(
        file.fault(
          path,
          `Visitors would see ${whole} exactly as typed.`,
          `Did you mean "{${meant}}"?`,
          whole,
        ),
      );
    }
  }
};
