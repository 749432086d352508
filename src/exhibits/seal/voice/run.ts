import { decrypt, encrypt } from "@bsv/sdk/messages/EncryptedMessage";
import { sign, verify } from "@bsv/sdk/messages/SignedMessage";
import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import type PublicKey from "@bsv/sdk/primitives/PublicKey";
import { toArray, toHex, toUTF8 } from "@bsv/sdk/primitives/utils";
import { proofIn } from "../../signature";
import { keyIn } from "../document/run";
import { bytesIn, fits } from "../file/run";

type Bytes = Uint8Array<ArrayBuffer>;

/** Where the sealed recording is, the key that opens it, and a number higher than that of the message before. */
export interface Pointer {
  uhrpURL: string;
  key: string;
  number: number;
}

/** A pointer as text, with the caller's signature for this recipient alone (BRC-77). */
type Letter = Record<"body" | "signature", string>;

const bytes = (text: string) => toArray(text, "utf8");

/** What the inbox gets: signed, so that the recipient knows the caller, and encrypted between the two (BRC-78). */
export function leave(caller: PrivateKey, recipient: PublicKey, pointer: Pointer): string {
  const body = JSON.stringify(pointer);
  const letter: Letter = { body, signature: toHex(sign(bytes(body), caller, recipient)) };
  return toHex(encrypt(bytes(JSON.stringify(letter)), caller, recipient));
}

/** The result of a function, or nothing if it throws. */
function tried<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** BRC-77 and BRC-78 both begin with a 4-byte version, then the sender's and the recipient's 33-byte keys. */
const isFor = (reader: PrivateKey, message: string) =>
  message.slice(74, 140) === reader.toPublicKey().toString();

const isPointer = (read: Partial<Pointer> | null) =>
  Number.isInteger(read?.number) && typeof read?.uhrpURL === "string" && typeof read.key === "string";

/** Opens a note: for its recipient alone, and if its caller has signed it for this one. */
export const open = (note: string, reader: PrivateKey): { pointer: Pointer; caller: string } | undefined =>
  tried(() => {
    const sealed = toArray(note, "hex");
    const { body, signature }: Letter = JSON.parse(toUTF8(decrypt(sealed, reader)));
    const isSigned = isFor(reader, signature) && verify(bytes(body), proofIn(signature), reader);
    const pointer = JSON.parse(body);
    return isSigned && isPointer(pointer) && toHex(sealed) === note
      ? { pointer, caller: keyIn(signature) }
      : undefined;
  });

/** Decrypts what the host has with the key from the inbox: a 32-byte IV, then AES-256-GCM ciphertext. */
export async function join({ key }: Pointer, stored: Bytes): Promise<Bytes | undefined> {
  try {
    const raw = new Uint8Array(toArray(key, "base64"));
    const opening = await crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["decrypt"]);
    const [iv, sealed] = [stored.slice(0, 32), stored.slice(32)];
    return new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, opening, sealed));
  } catch {
    return undefined;
  }
}

/** The note from the inbox, the bytes from the host in base64, and what the reader knows. */
export interface Voicemail {
  note: string;
  bytes: string;
  caller: string;
  lastHeard: number;
  /** The private key of whoever reads, which is an example's. */
  readerSecret: string;
}

/** What the reader checks before anything is played. */
export async function* check({ note, bytes, caller, lastHeard, readerSecret }: Voicemail) {
  const reader = tried(() => PrivateKey.fromHex(readerSecret));
  const letter = reader && open(note, reader);
  yield { step: "locked", passes: !!letter || (!!reader && isFor(reader, String(note))) };
  yield { step: "author", passes: !!letter && letter.caller === caller };
  yield { step: "old", passes: Number.isInteger(lastHeard) && !!letter && letter.pointer.number > lastHeard };
  const stored = tried(() => bytesIn(bytes)) ?? new Uint8Array();
  const address = letter?.pointer.uhrpURL ?? "";
  yield { step: "bytes", passes: stored.length > 0 && (await fits(address, stored)) };
  yield { step: "whole", passes: !!letter && (await join(letter.pointer, stored)) !== undefined };
}
