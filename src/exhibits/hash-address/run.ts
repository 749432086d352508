import { toArray, toHex } from "@bsv/sdk/primitives/utils";
import { getHashFromURL, getURLForHash } from "@bsv/sdk/storage/StorageUtils";

type Bytes = Uint8Array<ArrayBuffer>;

/** A file's address is its own SHA-256 (BRC-26): a prefix, 32 bytes and a checksum, written in Base58. */
export async function addressOf(file: Bytes): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", file);
  return getURLForHash([...new Uint8Array(hash)]);
}

/** The hash that an address is made of. */
export const hashIn = (address: string) => toHex(getHashFromURL(address));

/** Whether these bytes belong to an address. Who sent them makes no difference. */
export const fits = async (address: string, file: Bytes) => (await addressOf(file)) === address;

/** What a host has sent: the bytes in base64, of a large file the SHA-256 alone, and nothing from one that is off. */
export type Sent = { bytes: string } | { sha256: string } | null;

/** The address of what a host has sent. */
const addressOfSent = async (sent: NonNullable<Sent>) =>
  "bytes" in sent
    ? addressOf(Uint8Array.from(atob(sent.bytes), (byte) => byte.charCodeAt(0)))
    : getURLForHash(toArray(sent.sha256, "hex"));

const isAddress = (address: string) => {
  try {
    return hashIn(address).length === 64;
  } catch {
    return false;
  }
};

/** What a reader does who has the address and nothing else: each answer is hashed, and the first wrong one is named. */
export async function* check({ address, hosts }: { address: string; hosts: Sent[] }) {
  yield { step: "address", passes: isAddress(address) };
  const came: { at: number; isRight: boolean }[] = [];
  for (const [index, sent] of hosts.entries()) {
    const found = sent && (await addressOfSent(sent).catch(() => "unreadable"));
    if (found) came.push({ at: index + 1, isRight: found === address });
  }
  yield { step: "all", passes: came.some(({ isRight }) => isRight) };
  for (const { at, isRight } of came) yield { step: "one", passes: isRight, at };
}
