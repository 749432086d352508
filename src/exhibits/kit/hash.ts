declare const checked: unique symbol;

/** A hash as 64 digits of hex, which is what a seal grows from. */
export type Hash = string & { readonly [checked]: true };

/** A text as a hash. Throws if it is none, and says which exhibit took it for one. */
export function asHash(exhibit: string, text: string): Hash {
  if (/^[0-9a-f]{64}$/.test(text)) return text as Hash;
  throw new Error(`${exhibit} has no hash: ${text}`);
}
