import { toArray, toBase64, toUTF8 } from "@bsv/sdk/primitives/utils";
import type { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";

/** A message as it waits in the box: all that the host has of it. */
export interface Waiting {
  sender: string;
  recipient: string;
  messageBox: string;
  /** The text, encrypted between two keys: AES-256-GCM, in base64. */
  encryptedMessage: string;
}

/** Both sides derive the same key from one's private and the other's public key (BRC-42). The text goes by BRC-2. */
const way = { protocolID: [1, "messagebox"] as [1, string], keyID: "1" };

export const keyOf = async (wallet: ProtoWallet) =>
  (await wallet.getPublicKey({ identityKey: true })).publicKey;

/** The sender encrypts for one recipient, who may be offline. */
export async function send(wallet: ProtoWallet, recipient: string, messageBox: string, body: string) {
  const plaintext = toArray(JSON.stringify(body), "utf8");
  const { ciphertext } = await wallet.encrypt({ ...way, counterparty: recipient, plaintext });
  const waiting: Waiting = {
    sender: await keyOf(wallet),
    recipient,
    messageBox,
    encryptedMessage: toBase64(ciphertext),
  };
  return waiting;
}

/** Whoever holds a wallet can try. It opens for the recipient alone, and only as the sender's key has sealed it. */
export async function open(wallet: ProtoWallet, { sender, encryptedMessage }: Waiting) {
  const ciphertext = toArray(encryptedMessage, "base64");
  try {
    const { plaintext } = await wallet.decrypt({ ...way, counterparty: sender, ciphertext });
    return { body: String(JSON.parse(toUTF8(plaintext))) };
  } catch {
    return undefined;
  }
}

/** What happens when somebody collects the message: the text, or what is in the way. */
export async function collect(reader: ProtoWallet, waiting: Waiting) {
  const opened = await open(reader, waiting);
  if (opened) return opened;
  return { broken: (await keyOf(reader)) === waiting.recipient ? "sealed" : "locked" };
}
