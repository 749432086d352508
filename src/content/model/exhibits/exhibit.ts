import { z } from "zod";
import { group, line } from "../fields";

/** A label or a sentence: where it stands, an example, and the most characters that fit. */
type Told = [help: string, example: string, most: number];

/** Labels or sentences that belong together. */
export const lines = <Name extends string>(id: string, help: string, told: Record<Name, Told>) => {
  const fields = Object.entries<Told>(told).map(([name, [about, example, most]]) => [
    name,
    line({ help: about, example, most }),
  ]);
  return group(id, help, Object.fromEntries(fields) as Record<Name, ReturnType<typeof line>>);
};

/** The sentences for input that cannot be used. */
export const problems = <Name extends string>(id: string, told: Record<Name, Told>) =>
  lines(`${id}Problems`, "What is said of input that cannot be used", told);

interface Parts<Label extends string, Fault extends string, More extends z.ZodRawShape> {
  labels: Record<Label, Told>;
  /** The sentence once everything fits: an example. */
  holds: string;
  /** What can break, by the name that the exhibit's `check` gives it, with the example of a sentence. */
  fails: Record<Fault, Told>;
  /** What it begins with, and `problems` if visitors can type something that cannot be used. */
  more: More;
}

/** An exhibit: its name, which is that of the page it is made for, what is written on it and what it begins with. */
export const exhibit = <
  Name extends string,
  Label extends string,
  Fault extends string,
  More extends z.ZodRawShape,
>(
  name: Name,
  id: string,
  help: string,
  { labels, holds, fails, more }: Parts<Label, Fault, More>,
) =>
  z
    .strictObject({
      name: z.literal(name).meta({ description: "Which exhibit it is; it decides which fields follow" }),
      labels: lines(`${id}Labels`, "The words on it", labels),
      holds: line({ help: "What the verdict says once everything fits", example: holds, most: 140 }),
      fails: lines(`${id}Fails`, "What the verdict says where something breaks: what, and where", fails),
      ...more,
    })
    .meta({ id, description: help });

/** A hash or a seed: 64 digits of hex. */
export const hex = ({ help, example }: { help: string; example: string }) =>
  z
    .string()
    .regex(/^[0-9a-f]{64}$/, "Write 64 characters, each a digit or a letter from a to f")
    .meta({ description: help, examples: [example] });
