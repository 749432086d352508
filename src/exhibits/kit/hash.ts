declare const checked: unique symbol;

/** A hash as 64 digits of hex, which is what a seal grows from. */
export type Hash = string & { readonly [checked]: true };

/** A text as a hash; throws if it is none, with the name of the exhibit that took it for one. */
export function asHash(exhibit: string, text: string): Hash {
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new Error(`The exhibit ${exhibit} has no hash for its seal: 64 digits of hex, and not "${text}".`);
  return text as Hash;
}
