import { type Facts, filledIn } from "./facts";
import { group, line } from "./fields";

/** A group of words, each with its help, an example, and the most characters that fit. */
export const wordGroup = <Name extends string>(
  id: string,
  help: string,
  fields: Record<Name, [help: string, example: string, most: number]>,
  facts: Pick<Facts, "literal"> = {},
) => {
  const entries = Object.entries<[string, string, number]>(fields).map(
    ([name, [description, example, most]]) => [
      name,
      line({ help: description, example, most, fills: filledIn(example), ...facts }),
    ],
  );
  return group(id, help, Object.fromEntries(entries) as Record<Name, ReturnType<typeof line>>);
};
