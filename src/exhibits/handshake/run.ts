import { createNonce } from "@bsv/sdk/auth/utils/createNonce";
import { verifyNonce } from "@bsv/sdk/auth/utils/verifyNonce";
import { toArray, toHex } from "@bsv/sdk/primitives/utils";
import type { WalletInterface, WalletProtocol } from "@bsv/sdk/wallet/Wallet.interfaces";
import { readerOf } from "../reader";

/** A message of BRC-103, with the fields that are used here. */
export interface Message {
  messageType: "initialRequest" | "initialResponse" | "general";
  identityKey: string;
  /** A number of the sender's own, never used before, and the other's that this answers. */
  nonce: string;
  yourNonce: string;
  payload: string;
  /** In hex. */
  signature: string;
}

const protocolID: WalletProtocol = [2, "auth message signature"];

/** What a signature covers: both numbers in the first answer, the request itself from then on. */
const signed = ({ messageType, nonce, yourNonce, payload }: Message) =>
  messageType === "general"
    ? { data: toArray(payload, "utf8"), keyID: `${nonce} ${yourNonce}` }
    : { data: [yourNonce, nonce].flatMap((half) => toArray(half, "base64")), keyID: `${yourNonce} ${nonce}` };

/** Signs for whoever is answered: the key is derived for that one, so nobody else can use the signature. */
export async function signFor(
  own: WalletInterface,
  counterparty: string,
  message: Message,
): Promise<Message> {
  const { signature } = await own.createSignature({ ...signed(message), protocolID, counterparty });
  return { ...message, signature: toHex(signature) };
}

/** Opens, answers, or goes on: a wallet adds its key and a new number, and signs for the one it answers. */
export async function send(own: WalletInterface, answered?: Message, payload = ""): Promise<Message> {
  const { publicKey: identityKey } = await own.getPublicKey({ identityKey: true });
  const messageType = !answered ? "initialRequest" : payload ? "general" : "initialResponse";
  const yourNonce = answered?.nonce ?? "";
  const nonce = await createNonce(own);
  const message = { messageType, identityKey, nonce, yourNonce, payload, signature: "" } as const;
  return answered ? signFor(own, answered.identityKey, message) : message;
}

/** Whoever gets an answer: what this side knows, has sent, and expects. */
export interface Side {
  /** The public key of the other, as it is known here. */
  knows: string;
  /** The number that this side has sent in this session. It takes one answer to it. */
  sent: string;
  /** The private key, which is an example's. */
  readerSecret: string;
}

/** What the receiver of an answer checks: first its number, then who it is from, then the signature. */
async function* receive(own: Side, message: Message, messageType: Message["messageType"]) {
  const wallet = readerOf(own.readerSecret) as unknown as WalletInterface;
  const isOwn = await verifyNonce(message.yourNonce, wallet).catch(() => false);
  yield { part: "old", passes: isOwn && message.yourNonce === own.sent };
  yield { part: "key", passes: message.identityKey === own.knows };
  yield { part: "signature", passes: message.messageType === messageType && (await fits(wallet, message)) };
}

async function fits(own: WalletInterface, message: Message): Promise<boolean> {
  try {
    const signature = toArray(message.signature, "hex");
    const counterparty = message.identityKey;
    return (await own.verifySignature({ ...signed(message), signature, protocolID, counterparty })).valid;
  } catch {
    return false;
  }
}

/** A session: both sides, and the messages as they came. */
export interface Session {
  person: Side;
  site: Side;
  hello: Message;
  reply: Message;
  request: Message;
}

/** The person checks the answer; then the site checks the request. */
export async function* check({ person, site, hello, reply, request }: Session) {
  for await (const { part, passes } of receive(person, reply, "initialResponse"))
    yield { step: `reply-${part}`, passes };
  for await (const { part, passes } of receive(site, request, "general"))
    yield { step: `request-${part}`, passes: passes && (part !== "key" || hello.identityKey === site.knows) };
}
