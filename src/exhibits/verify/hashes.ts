import { hash256, sha256 } from "@bsv/sdk/primitives/Hash";
import { toHex } from "@bsv/sdk/primitives/utils";

/** Double SHA-256, which is how blocks and transactions are hashed. */
export const twice = (bytes: Uint8Array) => Uint8Array.from(hash256(bytes));

/** A hash as people write it: ids of transactions and blocks are reversed. */
export const written = (bytes: Uint8Array) => toHex(bytes.slice().reverse());

export const sha256Of = (bytes: Uint8Array) => toHex(sha256(bytes));

export function joined(...pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
