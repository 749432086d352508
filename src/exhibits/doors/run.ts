import { toArray, toHex } from "@bsv/sdk/primitives/utils";
import type { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import type { WalletProtocol } from "@bsv/sdk/wallet/Wallet.interfaces";
import { type Shown, check as show } from "../certificate/run";
import { readerOf } from "../reader";

/** A door that somebody has come to. */
export interface Door {
  /** The name of the one field that it reads. */
  asks: string;
  /** The number that it has drawn for this knock. It stays with the door, which draws another for the next. */
  drawn: string;
  /** The door's private key, which is an example's. */
  readerSecret: string;
}

/** What a visitor brings: a key to the one field, and a signature over the door's number. */
export interface Knock {
  number: string;
  keyring: Record<string, string>;
  answer: string;
}

const protocolID: WalletProtocol = [2, "door access"];

/** Whoever knocks signs the door's number, for this door alone. */
export async function prove(wallet: ProtoWallet, door: string, number: string) {
  const claim = { protocolID, keyID: number, counterparty: door, data: toArray(number, "hex") };
  return toHex((await wallet.createSignature(claim)).signature);
}

/** Whether the holder's key has signed the number that this door has drawn, whatever number the visitor names. */
export async function isHolder(door: ProtoWallet, drawn: string, holder: string, { answer }: Knock) {
  try {
    const [data, signature] = [toArray(drawn, "hex"), toArray(answer, "hex")];
    const claim = { protocolID, keyID: drawn, counterparty: holder, data, signature };
    return (await door.verifySignature(claim)).valid;
  } catch {
    return false;
  }
}

/** A certificate on its way from door to door. */
export interface Visit extends Pick<Shown, "certificate" | "certifier" | "spentOnThisPage"> {
  doors: Door[];
  knocks: Knock[];
}

/** What each door checks, in order. What it then opens for is its own rule. `at` is the door, counted from 1. */
export async function* check({ doors, knocks, ...shown }: Visit) {
  for (const [place, { asks, drawn, readerSecret }] of doors.entries()) {
    const at = place + 1;
    const knock = knocks[place] ?? { number: "", keyring: {}, answer: "" };
    const { keyring, number } = knock;
    for await (const step of show({ ...shown, keyring, readerSecret })) yield { ...step, at };
    yield { step: "locked", passes: Object.keys(keyring).join() === asks, at };
    yield { step: "fresh", passes: number === drawn, at };
    const door = readerOf(readerSecret);
    const passes = !!door && (await isHolder(door, drawn, shown.certificate.subject, knock));
    yield { step: "copy", passes, at };
  }
}
