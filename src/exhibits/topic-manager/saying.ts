import { filled } from "../../shared/filled";
import type { Game } from "./play";
import { type Line, rightFor } from "./run";
import type { Content } from "./words";

/** The words for a rule: the verdict names one slip, then each other one that is wrong, and the lines that this comes of. */
export function saying(content: Content, { rule, answers, wanted, samples }: Game): Content {
  const { fails, labels } = content;
  const right = rightFor(rule);
  const isIn = (answer: Line | undefined) => answer === undefined;
  const wrong = [...answers.keys()].filter((at) => isIn(answers[at]) !== isIn(wanted[at]));
  const named = (before: string, lines: Line[]) =>
    lines.length > 0 ? ` ${before} ${lines.map((line) => `“${labels[line]}”`).join(", ")}.` : "";
  const taken = right.filter((line) => !rule.includes(line));
  const added = rule.filter((line) => !right.includes(line));
  const why = named(labels.taken, taken) + named(labels.added, added);
  /** What is said of the first slip that is wrong in one way, and of all others. */
  const told = (text: string, isOf: (at: number) => boolean) => {
    const [first] = wrong.filter(isOf);
    const others = wrong.filter((at) => at !== first).map((at) => samples[at]?.at);
    const also = others.length > 0 ? ` ${filled(labels.also, { at: others.join(", ") })}` : "";
    return filled(text, first === undefined ? {} : { at: String(samples[first]?.at) }) + also + why;
  };
  return {
    ...content,
    fails: {
      ...fails,
      refused: told(fails.refused, (at) => isIn(wanted[at])),
      unsigned: told(fails.unsigned, (at) => wanted[at] === "signed"),
      admitted: told(fails.admitted, (at) => !isIn(wanted[at])),
    },
  };
}
