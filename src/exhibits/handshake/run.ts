import { createNonce } from "@bsv/sdk/auth/utils/createNonce";
import { verifyNonce } from "@bsv/sdk/auth/utils/verifyNonce";
import { toArray } from "@bsv/sdk/primitives/utils";
import type { WalletInterface, WalletProtocol } from "@bsv/sdk/wallet/Wallet.interfaces";

/** A message of BRC-103, with the fields that are used here. */
export interface Message {
  messageType: "initialRequest" | "initialResponse" | "general";
  identityKey: string;
  /** A number of the sender's own, never used before, and the other's that this answers. */
  nonce: string;
  yourNonce: string;
  payload: string;
  signature: number[];
}

const protocolID: WalletProtocol = [2, "auth message signature"];

/** What a signature covers: both numbers in the first answer, the request itself from then on. */
const signed = ({ messageType, nonce, yourNonce, payload }: Message) =>
  messageType === "general"
    ? { data: toArray(payload, "utf8"), keyID: `${nonce} ${yourNonce}` }
    : { data: [yourNonce, nonce].flatMap((half) => toArray(half, "base64")), keyID: `${yourNonce} ${nonce}` };

/** Opens, answers, or goes on: a wallet adds its key and a new number, and signs for the one it answers. */
export async function send(own: WalletInterface, answered?: Message, payload = ""): Promise<Message> {
  const { publicKey: identityKey } = await own.getPublicKey({ identityKey: true });
  const messageType = !answered ? "initialRequest" : payload ? "general" : "initialResponse";
  const yourNonce = answered?.nonce ?? "";
  const message = { messageType, identityKey, nonce: await createNonce(own), yourNonce, payload } as const;
  const unsigned: Message = { ...message, signature: [] };
  if (!answered) return unsigned;
  const counterparty = answered.identityKey;
  return { ...unsigned, ...(await own.createSignature({ ...signed(unsigned), protocolID, counterparty })) };
}

/** What the receiver of an answer finds wrong with it: first its number, then its signature. `sent` is the receiver's own number. */
export async function check(own: WalletInterface, message: Message, sent: string, expected: string) {
  const isOwn = await verifyNonce(message.yourNonce, own).catch(() => false);
  if (!isOwn || message.yourNonce !== sent) return "old";
  const { signature, identityKey: counterparty } = message;
  if (counterparty !== expected) return "key";
  const claim = { ...signed(message), signature, protocolID, counterparty };
  const { valid } = await own.verifySignature(claim).catch(() => ({ valid: false }));
  return valid ? undefined : "signature";
}
