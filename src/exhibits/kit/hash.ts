declare const checked: unique symbol;

/** A hash as 64 hex digits, from which a seal is drawn. */
export type Hash = string & { readonly [checked]: true };

/** Checks that a text is a hash. Throws if not, naming the exhibit. */
export function asHash(exhibit: string, text: string): Hash {
  if (/^[0-9a-f]{64}$/.test(text)) return text as Hash;
  throw new Error(`${exhibit} has no hash: ${text}`);
}
