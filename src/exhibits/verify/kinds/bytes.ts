import { toHex } from "@bsv/sdk/primitives/utils";
import { Fault, type Kind } from "../judgement";
import { Reader } from "../reader";
import type { Reading } from "../reading";
import { beefReading, beefStarts } from "./beef";
import type { Header } from "./headers";
import { pathReading, readPath } from "./merklePath";
import { messageReading, messageStart } from "./message";
import { readTransaction, transactionReading } from "./transaction";

/** The kind of some bytes: by how they begin, or by the format that fits all of them. */
export function kindOfBytes(bytes: Uint8Array): Kind {
  const start = toHex(bytes.subarray(0, 4));
  if (start === messageStart) return "message";
  if (beefStarts.includes(start)) return "beef";
  if (isAll(bytes, readTransaction)) return "transaction";
  if (isAll(bytes, readPath)) return "path";
  if (/^0[123]000000$/.test(start)) return "transaction";
  return beginsAsPath(bytes) ? "path" : "unknown";
}

/** Whether these bytes can be read in full as something. */
function isAll(bytes: Uint8Array, read: (reader: Reader) => unknown): boolean {
  const reader = new Reader(bytes);
  try {
    read(reader);
    return reader.left === 0;
  } catch {
    return false;
  }
}

/** Whether bytes begin as a Merkle path does, up to the flags of its first leaf. */
function beginsAsPath(bytes: Uint8Array): boolean {
  const reader = new Reader(bytes);
  try {
    reader.varint("height");
    const depth = reader.number("treeHeight", 1);
    const leaves = reader.count("leaves", 2);
    reader.varint("offset");
    return depth > 0 && depth <= 32 && leaves > 0 && reader.number("flags", 1) <= 2;
  } catch {
    return false;
  }
}

export function bytesReading(
  kind: Kind,
  reader: Reader,
  text: string,
  headers: () => readonly Header[],
): Reading {
  switch (kind) {
    case "message":
      return messageReading(reader, text);
    case "beef":
      return beefReading(reader, headers());
    case "transaction":
      return transactionReading(reader);
    case "path":
      return pathReading(reader, headers());
    default:
      throw new Fault("unknownBytes", {
        start: toHex(reader.bytes.subarray(0, 4)),
        count: reader.bytes.length,
      });
  }
}
