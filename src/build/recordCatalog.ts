import { createHash } from "node:crypto";
import { anyExhibit } from "../content/model/exhibits";
import type { Catalog, Known } from "../exhibits/verify/judgement";
import { recordWords } from "./recordWords";

/**
 * The verifier's data about each exhibit: its script, which has the check list, and the steps' default words. A file
 * of its own, since only records of this site need it.
 */
export function catalogOf(scriptOf: (name: string) => string): { name: string; text: string } {
  const all = anyExhibit.options.map(({ shape }): [string, Known] => {
    const name = shape.name.value;
    const known: Known = {
      name,
      script: scriptOf(name),
      steps: shape.steps.parse(undefined),
      fails: shape.fails.parse(undefined),
      holds: shape.holds.parse(undefined),
      kinds: recordWords[name] ?? {},
      gaps: "gaps" in shape ? shape.gaps.parse(undefined) : {},
    };
    return [name, known];
  });
  const text = JSON.stringify(Object.fromEntries(all) satisfies Catalog);
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 8).toUpperCase();
  return { name: `records-${digest}.json`, text };
}
