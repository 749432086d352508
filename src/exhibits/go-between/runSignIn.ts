import { createNonce } from "@bsv/sdk/auth/utils/createNonce";
import { verifyNonce } from "@bsv/sdk/auth/utils/verifyNonce";
import { toArray, toHex } from "@bsv/sdk/primitives/utils";
import type { WalletInterface, WalletProtocol } from "@bsv/sdk/wallet/Wallet.interfaces";
import { readerOf } from "../reader";
import { signatureIn } from "../signature";

/** A message of BRC-103, with the fields that are used here. There, the first two call their nonce `initialNonce`. */
export interface Message {
  messageType: string;
  identityKey: string;
  /** A number of the sender's own, never used before. */
  nonce: string;
  /** The other's number that this answers, and the signature in hex: not in the first message. */
  yourNonce?: string;
  /** What is asked for, after its place in the session: "1 Open it". BRC-103 takes any bytes; the place is ours. */
  payload?: string;
  signature?: string;
}

const protocolID: WalletProtocol = [2, "auth message signature"];

/** What a signature covers, as in BRC-103: both numbers in the first answer; from then on the payload. */
const signed = ({ messageType, nonce, yourNonce = "", payload = "" }: Message) =>
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

/** A first message, an answer or a request: with the sender's key, a new number and, after the first, a signature. */
export async function send(
  own: WalletInterface,
  answered?: Message,
  words?: string,
  place = 1,
): Promise<Message> {
  const { publicKey: identityKey } = await own.getPublicKey({ identityKey: true });
  const nonce = await createNonce(own);
  if (!answered) return { messageType: "initialRequest", identityKey, nonce };
  const head = { identityKey, nonce, yourNonce: answered.nonce };
  const isAnswer = words === undefined;
  const message = isAnswer
    ? { messageType: "initialResponse", ...head }
    : { messageType: "general", ...head, payload: `${place} ${words}` };
  return signFor(own, answered.identityKey, message);
}

/** The person or the site: the other's public key, and the number that this side has sent. */
export interface Side {
  knows: string;
  sent: string;
  /** The private key, from the example. */
  readerSecret: string;
}

/** A session: what both sides know, and the messages as they came. */
export interface Handshake {
  kind: "sign-in";
  readers: [person: Side, site: Side];
  letters: [hello: Message, reply: Message, ...requests: Message[]];
}

/** Only a request may have a payload. In other messages, no signature would cover it. */
const asksNothing = ({ payload }: Message) => payload === undefined;

/** What the receiver of an answer checks: its number, who it is from, then the signature. */
async function* receive(own: Side, message: Message, messageType: string, at: number, count: number) {
  const wallet = readerOf(own.readerSecret) as unknown as WalletInterface;
  const { yourNonce = "", signature = "", identityKey: counterparty } = message;
  const again = at < count;
  yield { step: "for", passes: await verifyNonce(yourNonce, wallet).catch(() => false), at, again };
  yield { step: "new", passes: yourNonce === own.sent, at, again };
  yield { step: "from", passes: counterparty === own.knows, at, again: true };
  const isRequest = messageType === "general";
  const isPlain = isRequest || asksNothing(message);
  yield {
    step: "allowed",
    passes: message.messageType === messageType && isPlain,
    at,
    again: again || isRequest,
  };
  const fits = async () => {
    const claim = { ...signed(message), signature: signatureIn(signature), protocolID, counterparty };
    return (await wallet.verifySignature(claim)).valid;
  };
  yield { step: "whole", passes: await fits().catch(() => false), at, again };
}

/**
 * The person checks the answer; then the site checks each request, that it comes for the first time and in its turn, and
 * that whoever asks has opened the session.
 */
export async function* checkSignIn({ readers: [person, site], letters }: Handshake) {
  const [hello, reply, ...requests] = letters;
  const count = letters.length;
  if (requests.length === 0) throw new Error("Nothing was asked for");
  yield { step: "new", passes: hello.nonce === person.sent, at: 1, again: true };
  yield {
    step: "allowed",
    passes: hello.messageType === "initialRequest" && asksNothing(hello),
    at: 1,
    again: true,
  };
  yield* receive(person, reply, "initialResponse", 2, count);
  const used = new Set<string>();
  for (const [place, request] of requests.entries()) {
    const [at, again] = [place + 3, place + 3 < count];
    yield* receive(site, request, "general", at, count);
    yield { step: "once", passes: !used.has(request.nonce), at, again };
    used.add(request.nonce);
    // Their numbers show whether one is missing, or out of order.
    yield { step: "allowed", passes: request.payload?.startsWith(`${place + 1} `) === true, at, again };
    yield { step: "from", passes: hello.identityKey === request.identityKey, at, again };
  }
}
