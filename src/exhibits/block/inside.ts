/** What people can read in a transaction: the headline in the chain's first one, the coins of others' first output. */
import { toArray, toHex } from "@bsv/sdk/primitives/utils";
import { turned } from "./run";

/** The most bytes that the chain's scripts push in this short form. */
export const longest = 75;

/** How the first transaction's input script begins, before the headline. */
const beginning = "04ffff001d0104";

/** Where its input's script begins: version, number of inputs, outpoint, length. */
const scriptAt = 2 * (4 + 1 + 36 + 1);

const sizeAt = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
const sizeOf = (bytes: number) => bytes.toString(16).padStart(2, "0");

export const hasHeadline = (transaction: string) => transaction.startsWith(beginning, scriptAt);

/** Where the headline begins, and how many digits of hex it has. */
function headlineIn(transaction: string): [at: number, digits: number] {
  const at = scriptAt + beginning.length + 2;
  return [at, 2 * sizeAt(transaction, at - 2)];
}

/** Where the amount of the first output begins. All lengths on the way there are of one byte in these transactions. */
function amountAt(transaction: string): number {
  let at = 2 * 5;
  for (let inputs = sizeAt(transaction, 8); inputs > 0; inputs--)
    at += 2 * (36 + 1 + 4) + 2 * sizeAt(transaction, at + 72);
  return at + 2;
}

const amountDigits = 16;
const perCoin = 100_000_000n;

/** What a transaction says, as far as it can be read. */
export function wordsIn(transaction: string): string {
  if (hasHeadline(transaction)) {
    const [at, digits] = headlineIn(transaction);
    const bytes = toArray(transaction.slice(at, at + digits).replace(/[^0-9a-f]/g, ""), "hex");
    return new TextDecoder().decode(Uint8Array.from(bytes));
  }
  const at = amountAt(transaction);
  const digits = turned(transaction.slice(at, at + amountDigits));
  if (!/^[0-9a-f]{16}$/.test(digits)) return "";
  const satoshis = BigInt(`0x${digits}`);
  const rest = String(satoshis % perCoin).padStart(8, "0");
  return `${satoshis / perCoin}.${rest}`.replace(/\.?0+$/, "");
}

/** The problem of what somebody wants a transaction to say. */
export function problemOf(transaction: string, words: string): "empty" | "long" | "amount" | undefined {
  if (!hasHeadline(transaction)) return /^\d{1,8}(?:\.\d{1,8})?$/.test(words) ? undefined : "amount";
  if (words.trim() === "") return "empty";
  return new TextEncoder().encode(words).length > longest ? "long" : undefined;
}

/** The transaction with other words in it. */
export function saying(transaction: string, words: string): string {
  if (hasHeadline(transaction)) {
    const [at, digits] = headlineIn(transaction);
    const text = toHex([...new TextEncoder().encode(words)]);
    const script = beginning + sizeOf(text.length / 2) + text;
    const rest = transaction.slice(at + digits);
    return transaction.slice(0, scriptAt - 2) + sizeOf(script.length / 2) + script + rest;
  }
  const at = amountAt(transaction);
  const [coins = "0", rest = ""] = words.split(".");
  const satoshis = BigInt(coins) * perCoin + BigInt(rest.padEnd(8, "0"));
  const amount = turned(satoshis.toString(16).padStart(amountDigits, "0"));
  return transaction.slice(0, at) + amount + transaction.slice(at + amountDigits);
}
