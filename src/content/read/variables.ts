/** `{brand}`, `{email}`, `{owner}` and `{claim:reply-time}` in any text stand for values that data/ defines once. */
export const variablePattern = /\{(brand|email|owner|claim:[a-z0-9-]*)\}/g;

interface Site {
  brand: string;
  email: string;
  location: string;
  legal: { entity?: string; address?: string };
}

/** What each variable stands for, by the words between its braces. */
export function variableValues(
  { brand, email, location, legal }: Site,
  claims: { items: readonly { key: string; value: string }[] },
): Map<string, string> {
  return new Map([
    ["brand", brand],
    ["email", email],
    ["owner", `${legal.entity ?? brand}, ${legal.address ?? location}`],
    ...claims.items.map(({ key, value }) => [`claim:${key}`, value] as const),
  ]);
}

export const variablesIn = (value: string) =>
  [...value.matchAll(variablePattern)].map((match) => match[1] as string);

/** Fills in the values. A variable without a value stays as it is, but the check reports it before that can happen. */
export const fillVariables = (value: string, values: ReadonlyMap<string, string>) =>
  value.replace(variablePattern, (variable, name: string) => values.get(name) ?? variable);
