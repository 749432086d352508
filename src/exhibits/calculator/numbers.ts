/** What a number in a field may be. */
export interface Limits {
  least: number;
  most: number;
  whole?: true;
}

/** What is typed, by the name of its field. */
export type Typed<Field extends string> = Record<Field, string>;

/** The names of the fields, in their order. */
export const fieldsOf = <Field extends string>(limits: Record<Field, Limits>) =>
  Object.keys(limits) as Field[];

/** A number as people write it: 1,000 or $0.01 or 2.9 %. Undefined if it is not one, or outside of the field's limits. */
function numberIn({ least, most, whole }: Limits, typed: string): number | undefined {
  const plain = typed.trim().replace(/^\$\s*|\s*%$/g, "");
  if (!/^(\d{1,12}|\d{1,3}(,\d{3}){1,3})?(\.\d{0,9})?$/.test(plain) || !/\d/.test(plain)) return undefined;
  const value = Number(plain.replaceAll(",", ""));
  if (value < least || value > most || (whole && !Number.isInteger(value))) return undefined;
  return value;
}

/** The numbers that are typed, or the first field that cannot be used. */
export function numbersIn<Field extends string>(
  limits: Record<Field, Limits>,
  typed: Typed<Field>,
): { numbers: Record<Field, number> } | { wrong: Field } {
  const fields = fieldsOf(limits);
  const numbers = fields.map((field) => [field, numberIn(limits[field], typed[field])] as const);
  const wrong = numbers.find(([, number]) => number === undefined);
  if (wrong) return { wrong: wrong[0] };
  return { numbers: Object.fromEntries(numbers) as Record<Field, number> };
}
