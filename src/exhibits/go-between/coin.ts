import { hash160, hash256 } from "@bsv/sdk/primitives/Hash";
import { toArray, toHex } from "@bsv/sdk/primitives/utils";

/** What each of the phone's coins is worth. They are made up; no block has them. */
export const worth = 25_000_000;

/** What miners get of a payment: it has 226 bytes, at 100 satoshis per 1,000. */
export const fee = Math.ceil((226 * 100) / 1000);

/** A coin is written in one way alone, or it could pass for two coins. */
const oneCoin = /^([0-9a-f]{64})\.(0|[1-9]\d{0,8})$/;

/** Numbers and hashes are written from their last byte to their first. */
const turned = (hex: string) => (hex.match(/../g) ?? []).reverse().join("");
const number = (value: number, bytes: number) => turned(value.toString(16).padStart(2 * bytes, "0"));
const hash = (hex: string) => toHex(hash256(toArray(hex, "hex")));

/** The script of a coin that one key can spend, after its length. */
const lock = (publicKey: string) => `1976a914${toHex(hash160(publicKey, "hex"))}88ac`;

/** What is signed of a transaction that spends a coin: `satoshis` to the payee's key, the rest but the fee as change. */
export function preimage(coin: string | undefined, satoshis: number, payee: string, own: string): number[] {
  const [, id = "", output] = oneCoin.exec(coin ?? "") ?? [];
  if (!output || !Number.isSafeInteger(satoshis) || satoshis < 1 || satoshis > worth - fee)
    throw new Error("This is no payment");
  const [version, sequence, lockTime, all] = [number(1, 4), "ffffffff", number(0, 4), number(0x41, 4)];
  const outpoint = turned(id) + number(Number(output), 4);
  const spent = outpoint + lock(own) + number(worth, 8) + sequence;
  const outputs = number(satoshis, 8) + lock(payee) + number(worth - satoshis - fee, 8) + lock(own);
  return toArray(version + hash(outpoint) + hash(sequence) + spent + hash(outputs) + lockTime + all, "hex");
}
