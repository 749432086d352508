import { toArray, toHex } from "@bsv/sdk/primitives/utils";
import { getHashFromURL, getURLForHash } from "@bsv/sdk/storage/StorageUtils";

type Bytes = Uint8Array<ArrayBuffer>;

/** A file's address is its own SHA-256 (BRC-26): a prefix, 32 bytes and a checksum, written in Base58. */
export async function addressOf(file: Bytes): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", file);
  return getURLForHash([...new Uint8Array(hash)]);
}

export const addressFrom = (hash: string) => getURLForHash(toArray(hash, "hex"));

/** The hash that an address is made of. */
export const hashIn = (address: string) => toHex(getHashFromURL(address));

/** Whether these bytes belong to an address. Who sent them makes no difference. */
export const fits = async (address: string, file: Bytes) => (await addressOf(file)) === address;

/** What a host has sent: the bytes themselves, in base64. A hash of them would be the host's word and no more. */
export interface Sent {
  bytes: string;
  /** Of bytes too many for a record: which of the reader's own hashes is theirs. No record brings these along. */
  hashed?: number;
}

/** The bytes of a base64 text, which has one spelling, so that no character of it can be another one. */
export function bytesIn(base64: string): Bytes {
  const bytes = atob(base64);
  if (btoa(bytes) !== base64) throw new Error("These bytes are spelled otherwise.");
  return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
}

/** The address that the bytes come to, whatever was said of them. */
const addressOfSent = async ({ bytes, hashed }: Sent, own: readonly string[]) =>
  hashed === undefined ? addressOf(bytesIn(bytes)) : addressFrom(own[hashed] ?? "");

/** The SHA-256 of nothing: no file has this address. */
const nothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

const isAddress = (address: string) => {
  try {
    const hash = hashIn(address);
    return addressFrom(hash) === address && hash !== nothing;
  } catch {
    return false;
  }
};

/** An address, and what each host has sent for it: null for one that is silent, "ended" where its paid term has run out. */
export interface Fetched {
  address: string;
  hosts: (Sent | "ended" | null)[];
}

/** What a reader does who has the address and nothing else: each answer is hashed, and the first wrong one is named. */
export async function* check({ address, hosts }: Fetched, brought?: { terms?: object }) {
  const own = (brought?.terms ?? []) as string[];
  yield { step: "address", passes: isAddress(address) };
  const came: { at: number; isRight: boolean }[] = [];
  const asked = Array.isArray(hosts) ? hosts : [];
  yield { step: "term", passes: asked.length === 0 || asked.some((sent) => sent !== "ended") };
  for (const [index, sent] of asked.entries()) {
    const found = sent && sent !== "ended" && (await addressOfSent(sent, own).catch(() => "unreadable"));
    if (found) came.push({ at: index + 1, isRight: found === address });
  }
  yield { step: "came", passes: came.length > 0 };
  yield { step: "all", passes: came.some(({ isRight }) => isRight) };
  for (const { at, isRight } of came) yield { step: "one", passes: isRight, at };
}
