import { verify } from "@bsv/sdk/messages/SignedMessage";
import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import PublicKey from "@bsv/sdk/primitives/PublicKey";
import Signature from "@bsv/sdk/primitives/Signature";
import { toArray, toHex } from "@bsv/sdk/primitives/utils";
import type { Step } from "../../kit/exhibit";
import { fromHexLine } from "../hex";
import { Fault, type Part } from "../judgement";
import { Reader } from "../reader";
import type { Reading } from "../reading";

/** What a signed message of BRC-77 begins with. */
export const messageStart = "42423301";

interface Message {
  signer: string;
  /** The key of the only person who can verify it; undefined if anyone can. */
  reader: string | undefined;
  signature: string;
}

function readMessage(reader: Reader): Message {
  reader.take("messageVersion", 4);
  const signer = toHex(reader.take("signer", 33));
  const isForAnyone = reader.bytes[reader.at] === 0;
  const verifier = toHex(reader.take("verifier", isForAnyone ? 1 : 33));
  reader.take("keyId", 32);
  if (reader.left === 0)
    throw new Fault("short", { field: "signature", place: reader.at, count: 8, left: 0 });
  const signature = toHex(reader.take("signature", reader.left));
  return { signer, reader: isForAnyone ? undefined : verifier, signature };
}

/** Whether something is a public key, in its one short form. */
export const isKey = (hex: unknown): hex is string => {
  try {
    return typeof hex === "string" && PublicKey.fromString(hex).encode(true, "hex") === hex;
  } catch {
    return false;
  }
};

/** Whether a signature is in strict DER: the same two numbers in other bytes would be another message. */
const isSignature = (hex: string) => {
  try {
    return Signature.fromDER(hex, "hex").toDER("hex") === hex;
  } catch {
    return false;
  }
};

function verifies(text: string, message: Uint8Array): boolean {
  try {
    return verify(toArray(text, "utf8"), [...message], new PrivateKey(1));
  } catch {
    return false;
  }
}

/** A signed message and its text; `known` is the signer's key according to its JSON. */
function readingOf(reader: Reader, text: string, known?: string): Reading {
  const message = readMessage(reader);
  const { signer } = message;
  const names = ["keys", "der", ...(known === undefined ? [] : ["known"])];
  const isOpen = message.reader === undefined && text !== "";
  return {
    kind: "message",
    parts: reader.parts,
    further: reader.further,
    names: isOpen ? [...names, "text"] : names,
    steps: stepsOf(message, reader.bytes, isOpen ? text : undefined, known),
    remains: () =>
      message.reader !== undefined
        ? [{ says: "otherReader", of: { key: message.reader } }]
        : text === ""
          ? [{ says: "noText", of: { key: signer } }]
          : [],
    holds: { says: "message", of: { key: signer } },
  };
}

function* stepsOf(
  { signer, reader, signature }: Message,
  bytes: Uint8Array,
  text: string | undefined,
  known: string | undefined,
): Generator<Step> {
  yield { step: "keys", passes: isKey(signer) && (reader === undefined || isKey(reader)) };
  yield { step: "der", passes: isSignature(signature) };
  if (known !== undefined) yield { step: "known", passes: known.toLowerCase() === signer };
  if (text !== undefined) yield { step: "text", passes: verifies(text, bytes) };
}

export const messageReading = (reader: Reader, text: string) => readingOf(reader, text);

/** A signed message in JSON, with its text. */
export function messageInJson(value: Record<string, unknown>, parts: Part[], further: number): Reading {
  const { text, signature, signer } = value;
  if (typeof text !== "string" || typeof signature !== "string") throw new Fault("messageJson");
  const place = parts.find(({ name }) => name === "signature")?.start ?? 0;
  if (!/^(?:[0-9a-f]{2})+$/i.test(signature))
    throw new Fault("jsonHex", { field: "signature", place: place + 1 });
  const bytes = fromHexLine(signature);
  if (!signature.toLowerCase().startsWith(messageStart))
    throw new Fault("messageVersion", { place: place + 1 });
  if (signer !== undefined && typeof signer !== "string") throw new Fault("messageJson");
  const covered = new Set(["text", "signature", "signer"]);
  return {
    ...readingOf(new Reader(bytes), text, signer),
    parts: parts.map((part) => ({ ...part, isCovered: covered.has(part.name) })),
    further,
  };
}
