import { toArray, toBase64, toUTF8 } from "@bsv/sdk/primitives/utils";
import type { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";

/** What a store holds: bytes, and which version of the wallet's records they are. */
export interface Copy {
  version: number;
  /** AES-256-GCM, in base64. */
  sealed: string;
}

/** The wallet derives a key for itself alone (BRC-42), another one for each version, and seals with it (BRC-2). */
const way = (version: number) => ({
  protocolID: [2, "app records"] as [2, string],
  keyID: `version ${version}`,
  counterparty: "self",
});

/** The device seals its records before they leave it. */
export async function seal(wallet: ProtoWallet, version: number, records: string[]): Promise<Copy> {
  const plaintext = toArray(JSON.stringify(records), "utf8");
  const { ciphertext } = await wallet.encrypt({ ...way(version), plaintext });
  return { version, sealed: toBase64(ciphertext) };
}

/** Opens for the same key alone, as the version that it was sealed as. */
export async function open(wallet: ProtoWallet, { version, sealed }: Copy): Promise<string[] | undefined> {
  try {
    const { plaintext } = await wallet.decrypt({ ...way(version), ciphertext: toArray(sealed, "base64") });
    return JSON.parse(toUTF8(plaintext));
  } catch {
    return undefined;
  }
}

/**
 * A new device has the key and nothing else. It asks every store within reach and takes the newest copy that opens; what another one
 * sends does not hinder it.
 */
export async function restore(wallet: ProtoWallet, stores: (Copy | undefined)[]) {
  const copies = stores.flatMap((copy, at) => (copy ? [{ copy, at }] : []));
  const newest = Math.max(...copies.map(({ copy }) => copy.version));
  let wrong: { broken: "altered" | "older"; at: number } | undefined;
  let found: { records: string[]; from: number } | undefined;
  for (const { copy, at } of copies) {
    const records = await open(wallet, copy);
    if (records && copy.version === newest) found ??= { records, from: at };
    else wrong ??= { broken: records ? "older" : "altered", at };
  }
  return { wrong, found };
}
