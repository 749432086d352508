import { AESGCM } from "@bsv/sdk/primitives/AESGCM";
import type PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import { toArray, toBase64 } from "@bsv/sdk/primitives/utils";
import { addressOf, fits } from "../hash-address/run";
import { isBy, type Letter, open, send, type Waiting } from "../letters";
import { readerOf } from "../reader";

type Bytes = Uint8Array<ArrayBuffer>;

/** What the recipient's inbox gets: where the bytes are, and the key that opens them. */
interface Pointer {
  uhrpURL: string;
  key: string;
}

/** The recording is encrypted with a key of its own, drawn for it alone: the form is that of the SDK's SymmetricKey. */
export function encrypt(recording: Bytes, key: Bytes, iv: Bytes): Bytes {
  const { result, authenticationTag } = AESGCM(recording, iv, key);
  return new Uint8Array([...iv, ...result, ...authenticationTag]);
}

/** The bytes have gone to a host. Their address and the key go another way, signed, and sealed for the recipient. */
export async function leave(
  sender: PrivateKey,
  recipient: string,
  number: number,
  stored: Bytes,
  key: Bytes,
) {
  const pointer: Pointer = { uhrpURL: await addressOf(stored), key: toBase64([...key]) };
  return send(sender, { recipient, messageBox: "voicemail" }, number, JSON.stringify(pointer));
}

export function pointerIn({ body }: Letter): Partial<Pointer> {
  try {
    return { ...JSON.parse(body) };
  } catch {
    return {};
  }
}

/** Joins what came from the host with what came to the inbox. */
export async function join({ key = "" }: Partial<Pointer>, stored: Bytes): Promise<Bytes | undefined> {
  try {
    const raw = new Uint8Array(toArray(key, "base64"));
    const opening = await crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["decrypt"]);
    const [iv, sealed] = [stored.slice(0, 32), stored.slice(32)];
    return new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, opening, sealed));
  } catch {
    return undefined;
  }
}

function bytesIn(base64: string): Bytes | undefined {
  try {
    return new Uint8Array(toArray(base64, "base64"));
  } catch {
    return undefined;
  }
}

/** The pointer as it came to the inbox, what its reader knows, and the bytes that the host has sent, in base64. */
export interface Voicemail {
  waiting: Waiting;
  /** The sender's public key, and the number of the letter that was read last. */
  sender: string;
  lastRead: number;
  /** The private key of whoever reads, which is an example's. */
  readerSecret: string;
  bytes: string;
}

/** What the reader checks: the pointer, as a message; then the bytes. */
export async function* check({ waiting, sender, lastRead, readerSecret, bytes }: Voicemail) {
  const reader = readerOf(readerSecret);
  const letter = reader && (await open(reader, waiting));
  yield { step: "locked", passes: !!letter || reader?.keyDeriver?.identityKey === waiting.recipient };
  yield { step: "sealed", passes: !!letter && waiting.sender === sender };
  yield { step: "author", passes: !!letter && isBy(sender, waiting, letter) };
  yield { step: "old", passes: !!letter && letter.number > lastRead };
  const pointer = letter ? pointerIn(letter) : {};
  const stored = bytesIn(bytes);
  yield { step: "bytes", passes: !!stored && (await fits(pointer.uhrpURL ?? "", stored)) };
  yield { step: "whole", passes: !!stored && (await join(pointer, stored)) !== undefined };
}
