import { sign, verify } from "@bsv/sdk/messages/SignedMessage";
import { sha256 } from "@bsv/sdk/primitives/Hash";
import type PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import { toHex } from "@bsv/sdk/primitives/utils";
import { proofIn } from "../../signature";

/** A text with a signature that travels beside it. */
export interface Signed {
  text: string;
  /** In hex, as BRC-77 has it: a version, the signer's key, who may verify (here: anyone), a key ID, the signature. */
  signature: string;
}

const bytes = (text: string) => Array.from(new TextEncoder().encode(text));

/** What is signed of a text: 32 bytes that stand for all of it. */
export const fingerprint = (text: string) => toHex(sha256(bytes(text)));

/** The signer's private key signs; it never leaves the signer. */
export const signText = (signer: PrivateKey, text: string): Signed => ({
  text,
  signature: toHex(sign(bytes(text), signer)),
});

/** The key that a signature names: 33 bytes after the 4 of the version. */
export const keyIn = (signature: string) => signature.slice(8, 74);

/** UTF-8 has no bytes for half a character: others would stand in for it, and share its signature. */
const isText = (text: unknown) =>
  typeof text === "string" && text.trim() !== "" && !/\p{Surrogate}/u.test(text);

/** Whether it was signed, letter by letter, with the key that the signature names. Throws nothing. */
export function fits({ text, signature }: Signed): boolean {
  try {
    return isText(text) && verify(bytes(text), proofIn(signature));
  } catch {
    return false;
  }
}

/** What a reader gets, and the public key that the reader knows to be the signer's. */
export interface Received extends Signed {
  signer: string;
}

/** What the reader checks, in order. Every signature fits some key, so the first is whether it is the right one. */
export function* check({ text, signature, signer }: Received) {
  yield { step: "signer", passes: typeof signature === "string" && keyIn(signature) === signer };
  yield { step: "text", passes: fits({ text, signature }) };
}
