import { sign, verify } from "@bsv/sdk/messages/SignedMessage";
import type PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import { toArray, toBase64, toHex, toUTF8 } from "@bsv/sdk/primitives/utils";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import { readerOf } from "../reader";
import { keyIn } from "../seal/document/run";

/** A message as it waits in the box: all that the host has of it. */
export interface Waiting {
  sender: string;
  recipient: string;
  messageBox: string;
  /** The letter, encrypted between two keys: AES-256-GCM, in base64. */
  encryptedMessage: string;
}

/** What is sealed. The recipient has the key of the seal as well, so only the signature says who wrote it. */
export interface Letter {
  body: string;
  /** Higher than that of the letter before, so that an old one is known when it comes again. */
  number: number;
  /** BRC-77, in hex. */
  signature: string;
}

type Address = Pick<Waiting, "recipient" | "messageBox">;

/** Both sides derive the same key from one's private and the other's public key (BRC-42). The text goes by BRC-2. */
const way = { protocolID: [1, "messagebox"] as [1, string], keyID: "1" };

const bytes = (value: unknown) => toArray(JSON.stringify(value), "utf8");

/** What is signed names the recipient and the box, so that nobody can pass it on as written to somebody else. */
const signed = ({ recipient, messageBox }: Address, { number, body }: Omit<Letter, "signature">) =>
  bytes([recipient, messageBox, number, body]);

export const write = (writer: PrivateKey, to: Address, number: number, body: string): Letter => ({
  body,
  number,
  signature: toHex(sign(signed(to, { number, body }), writer)),
});

export async function seal(own: PrivateKey, counterparty: string, letter: Letter) {
  const plaintext = bytes(letter);
  return toBase64((await new ProtoWallet(own).encrypt({ ...way, counterparty, plaintext })).ciphertext);
}

/** The sender signs, and encrypts for one recipient, who may be offline. */
export async function send(sender: PrivateKey, to: Address, number: number, body: string): Promise<Waiting> {
  const encryptedMessage = await seal(sender, to.recipient, write(sender, to, number, body));
  return { sender: sender.toPublicKey().toString(), ...to, encryptedMessage };
}

/** Whoever holds a wallet can try. It opens for the two keys that it was sealed between, and for no other. */
export async function open(wallet: ProtoWallet, { sender, encryptedMessage }: Waiting) {
  try {
    const ciphertext = toArray(encryptedMessage, "base64");
    if (toBase64(ciphertext) !== encryptedMessage) return undefined;
    const { plaintext } = await wallet.decrypt({ ...way, counterparty: sender, ciphertext });
    return JSON.parse(toUTF8(plaintext)) as Letter;
  } catch {
    return undefined;
  }
}

function isBy(sender: string, to: Address, letter: Letter): boolean {
  try {
    return keyIn(letter.signature) === sender && verify(signed(to, letter), toArray(letter.signature, "hex"));
  } catch {
    return false;
  }
}

/** A message, and what its reader knows: the sender's public key, and the number of the letter read last. */
export interface Delivery {
  waiting: Waiting;
  sender: string;
  lastRead: number;
  /** The private key of whoever reads, which is an example's. */
  readerSecret: string;
}

/** What the reader checks, in order, and then has: the letter. */
export async function* check({ waiting, sender, lastRead, readerSecret }: Delivery) {
  const reader = readerOf(readerSecret);
  const letter = reader && (await open(reader, waiting));
  yield { step: "locked", passes: !!letter || reader?.keyDeriver?.identityKey === waiting.recipient };
  yield { step: "sealed", passes: !!letter && waiting.sender === sender };
  yield { step: "author", passes: !!letter && isBy(sender, waiting, letter) };
  yield { step: "old", passes: !!letter && letter.number > lastRead };
  return letter;
}
