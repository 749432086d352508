import { sign, verify } from "@bsv/sdk/messages/SignedMessage";
import type PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import { toArray, toBase64, toHex, toUTF8 } from "@bsv/sdk/primitives/utils";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import { proofIn } from "./signature";

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
  /** One more than that of the letter before: an old one is known when it comes again, and a missing one by the next. */
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

/** The key that a signature names: 33 bytes after the 4 of the version. */
const keyIn = (signature: string) => signature.slice(8, 74);

/** Whether this sender has signed the letter, for this recipient and this box. */
export function isBy(sender: string, to: Address, letter: Letter): boolean {
  try {
    return keyIn(letter.signature) === sender && verify(signed(to, letter), proofIn(letter.signature));
  } catch {
    return false;
  }
}
