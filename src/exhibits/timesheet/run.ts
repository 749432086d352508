import { toArray, toHex } from "@bsv/sdk/primitives/utils";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import { check as follow, write } from "../hash-chain/run";

export interface Entry {
  day: number;
  minutes: number;
  text: string;
}

/** What the client says to an entry, signed. */
export interface Reply {
  accepts: boolean;
  signature: string;
}

const lineOf = ({ day, minutes, text }: Entry) => `day ${day}, ${minutes} min: ${text}`;
const isLast = (entries: Entry[], at: number) => entries[at + 1]?.day !== entries[at]?.day;

/** The hash of each entry covers the one before. The last of each day is its seal, kept where the firm cannot change it. */
export async function seal(entries: Entry[]) {
  const { lines } = await write(entries.map(lineOf));
  const hashes = lines.map(({ hash }) => hash);
  return { hashes, seals: hashes.filter((_, at) => isLast(entries, at)) };
}

const anyone = new ProtoWallet("anyone");
const way = { protocolID: [1, "time entries"] as [1, string], keyID: "1" };
const said = (hash: string, accepts: boolean) => toArray(`${accepts ? "accept" : "query"} ${hash}`, "utf8");

/** The client accepts or queries one entry, for anyone to verify. */
export async function reply(client: ProtoWallet, hash: string, accepts: boolean): Promise<Reply> {
  const claim = { ...way, data: said(hash, accepts), counterparty: "anyone" };
  return { accepts, signature: toHex((await client.createSignature(claim)).signature) };
}

/** The first entry that does not fit its hash, its day's seal or its reply; then the sum that is billed. */
export async function check(
  entries: Entry[],
  hashes: string[],
  seals: string[],
  replies: Reply[],
  billed: number,
  client: string,
) {
  const lines = entries.map((entry, at) => ({ text: lineOf(entry), hash: hashes[at] ?? "" }));
  const wrong = await follow({ lines, anchor: hashes.at(-1) ?? "" });
  if (typeof wrong === "number") return { says: "line", at: wrong };
  const late = hashes.findIndex((hash, at) => isLast(entries, at) && !seals.includes(hash));
  if (late >= 0) return { says: "seal", at: late + 1 };
  if (!seals.every((hash) => hashes.includes(hash))) return { says: "gone", at: 0 };
  for (const [at, { accepts, signature }] of replies.entries()) {
    const claim = { ...way, data: said(hashes[at] ?? "", accepts), counterparty: client };
    const verified = anyone.verifySignature({ ...claim, signature: toArray(signature, "hex") });
    if (!(await verified.catch(() => undefined))) return { says: "reply", at: at + 1 };
  }
  const sum = entries.reduce((before, { minutes }, at) => before + (replies[at]?.accepts ? minutes : 0), 0);
  return sum === billed ? undefined : { says: "bill", at: billed };
}
