/** Helpers for declaring the words of an exhibit (src/exhibits/<mechanism>/words.ts). */
import { z } from "zod";
import { filledIn } from "./facts";
import { line } from "./fields";

/** A label or a sentence: where it appears, its default text, and the most characters that fit. */
type Word = [help: string, text: string, most: number];

/** A label or a sentence, as a field. */
export const word = ([help, text, most]: Word, fills = filledIn(text)) =>
  line({ help, example: text, most, fills }).default(text);

/** Labels or sentences that belong together. A page overrides only those that it wants to change. */
export const lines = <Name extends string>(help: string, all: Record<Name, Word>, id?: string) => {
  const entries = Object.entries<Word>(all);
  // All of them can use the placeholders that one of them has, such as the number of a step.
  const fills = entries.flatMap(([, [, text]]) => filledIn(text));
  const fields = Object.fromEntries(entries.map(([name, one]) => [name, word(one, fills)]));
  const words = Object.fromEntries(entries.map(([name, [, text]]) => [name, text])) as Record<Name, string>;
  return z
    .strictObject(fields as Record<Name, ReturnType<typeof word>>)
    .meta({ id, description: help, facts: { defaults: true } })
    .default(words as never);
};

/** The sentences for invalid input. */
export const problems = <Name extends string>(all: Record<Name, Word>, id?: string) =>
  lines("Messages for input that cannot be used", all, id);

/** The sentences for attacks that the check cannot see, each with its remedy, by the names of their buttons. */
export const gaps = <Name extends string>(all: Record<Name, Word>, id?: string) =>
  lines("Messages for attacks that the check cannot see, and what helps against them", all, id);

interface Parts<
  Label extends string,
  Fault extends string,
  Sample extends z.ZodType,
  More extends z.ZodRawShape,
> {
  /** Its labels: names of parties and steps, fields, buttons. A cheat's button has the cheat's name. */
  labels: Record<Label, Word>;
  /** The sentence for a check that passes. */
  holds: string;
  /** The names of the check list's steps, in order, by what `check` in run.ts yields. */
  steps: Record<Fault, string>;
  /** A sentence for each step that does not pass. */
  fails: Record<Fault, Word>;
  /** The data of the example. Every page provides its own. */
  sample: Sample;
  /** Further fields, such as `problems` if visitors can type invalid input, or `gaps`. */
  more?: More;
}

const pascal = (name: string) => name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Names of steps, as labels. */
const labelled = <Name extends string>(steps: Record<Name, string>) =>
  Object.fromEntries(
    Object.entries<string>(steps).map(([name, text]) => [
      name,
      [`The step "${name}"`, text, 48] satisfies Word,
    ]),
  ) as Record<Name, Word>;

/** The fields that a page can have under `exhibit`. `name` is the mechanism's name, which is also its folder's. */
export const exhibit = <
  Name extends string,
  Label extends string,
  Fault extends string,
  Sample extends z.ZodType,
  // biome-ignore lint/complexity/noBannedTypes: no further fields
  More extends z.ZodRawShape = {},
>(
  name: Name,
  help: string,
  { labels, holds, steps, fails, sample, more }: Parts<Label, Fault, Sample, More>,
) =>
  z
    .strictObject({
      name: z.literal(name).meta({ description: "Which exhibit it is; it decides the fields" }),
      labels: lines("The words on it", labels),
      holds: word(["What the verdict says once everything fits", holds, 140]),
      fails: lines("What the verdict says where something breaks: what, and where", fails),
      steps: lines("What the check asks, in this order", labelled(steps)),
      ...(more as More),
      sample,
    })
    .meta({ id: `${pascal(name)}Exhibit`, description: help });

/** A hash or a seed: 64 digits of hex. */
export const hex = ({ help, example }: { help: string; example: string }) =>
  z
    .string()
    .regex(/^[0-9a-f]{64}$/, "Write 64 characters, each a digit or a letter from a to f")
    .meta({ description: help, examples: [example] });
