declare const checked: unique symbol;

/** A hash as 64 hex digits, from which a seal is drawn. */
export type Hash = string & { readonly [checked]: true };

export const isHash = (text: string): text is Hash => /^[0-9a-f]{64}$/.test(text);

/** Checks that a text is a hash. Throws if not, naming the exhibit. */
export function asHash(exhibit: string, text: string): Hash {
  if (isHash(text)) return text;
  throw new Error(`${exhibit} has no hash: ${text}`);
}
