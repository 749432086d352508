import { toHex } from "@bsv/sdk/primitives/utils";
import { getHashFromURL, getURLForHash } from "@bsv/sdk/storage/StorageUtils";

type Bytes = Uint8Array<ArrayBuffer>;

/** What each host has sent, in their order; nothing from one that is off. */
type Answers = (Bytes | undefined)[];

/** A file's address is its own SHA-256 (BRC-26): a prefix, 32 bytes and a checksum, written in Base58. */
export async function addressOf(file: Bytes): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", file);
  return getURLForHash([...new Uint8Array(hash)]);
}

/** The hash that an address is made of. */
export const hashIn = (address: string) => toHex(getHashFromURL(address));

/** Whether these bytes belong to an address. Who sent them makes no difference. */
export const fits = async (address: string, file: Bytes) => (await addressOf(file)) === address;

/** What a reader does who has the address and nothing else: each answer is hashed, and the first wrong one is named. */
export async function check(address: string, answers: Answers) {
  const wrong: number[] = [];
  for (const [at, file] of answers.entries()) if (file && !(await fits(address, file))) wrong.push(at + 1);
  const came = answers.filter((file) => file !== undefined).length;
  if (wrong.length === 0) return undefined;
  return wrong.length === came ? { says: "all" } : { says: "one", at: wrong[0] };
}
