import type { Game } from "./play";
import { type Line, rightFor } from "./run";
import type { Content } from "./words";

/** The words for a rule: what the verdict says is wrong with the slips comes of the lines that are missing, or too many. */
export function saying(content: Content, { rule }: Game): Content {
  const { fails, labels } = content;
  const right = rightFor(rule);
  const named = (before: string, lines: Line[]) =>
    lines.length > 0 ? ` ${before} ${lines.map((line) => `“${labels[line]}”`).join(", ")}.` : "";
  const taken = right.filter((line) => !rule.includes(line));
  const added = rule.filter((line) => !right.includes(line));
  const why = named(labels.taken, taken) + named(labels.added, added);
  const [refused, unsigned, admitted] = [fails.refused + why, fails.unsigned + why, fails.admitted + why];
  return { ...content, fails: { ...fails, refused, unsigned, admitted } };
}
