import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toHex } from "@bsv/sdk/primitives/utils";
import type { WalletInterface } from "@bsv/sdk/wallet/Wallet.interfaces";
import { fullWalletOf } from "../example";
import { exampleKey } from "../exampleKey";
import type { ExhibitState, Input } from "../kit/exhibit";
import { type Message, type Session, send, signFor } from "./run";

const [person, site, lookalike, thief] = [
  fullWalletOf("person"),
  fullWalletOf("site"),
  fullWalletOf("look-alike"),
  fullWalletOf("thief"),
];

const keyOf = async (wallet: WalletInterface) => (await wallet.getPublicKey({ identityKey: true })).publicKey;

export interface Game extends ExhibitState {
  hello: Message;
  reply: Message;
  request: Message;
  /** The public keys that each knows of the other; the site's table contains nothing else. */
  keys: { person: string; site: string };
  /** The number that the site has sent, which it takes one answer to. */
  sent: string;
  /** Whether the person signs in to a look-alike, which passes on what it gets. */
  isRelayed: boolean;
  /** The request as signed, and as the visitor has typed it. */
  payload: string;
  typed: string;
}

export async function begin(payload: string): Promise<Game> {
  const keys = { person: await keyOf(person), site: await keyOf(site) };
  const hello = await send(person);
  const reply = await send(site, hello);
  const request = await send(person, reply, payload);
  return { hello, reply, request, keys, sent: reply.nonce, isRelayed: false, payload, typed: payload };
}

/** What both sides have to check it. */
export const record = ({ hello, reply, request, keys, sent }: Game): Session => ({
  person: { knows: keys.site, sent: hello.nonce, readerSecret: exampleKey("person").toHex() },
  site: { knows: keys.person, sent, readerSecret: exampleKey("site").toHex() },
  hello,
  reply,
  request,
});

/** The most characters of a request. */
const longest = 60;

/** The visitor changes the request, which is signed again. */
export async function ask(game: Game, { value }: Pick<Input, "value">): Promise<Game> {
  const payload = value.trim();
  const typed = value.slice(0, 2 * longest);
  if (payload === "") return { ...game, typed, problem: "empty" };
  if (payload.length > longest) return { ...game, typed, problem: "long" };
  return { ...(await begin(payload)), typed };
}

/** Yesterday's answer of the site, replayed instead of today's. */
export async function replay({ payload }: Game): Promise<Game> {
  const yesterday = await begin(payload);
  return { ...(await begin(payload)), reply: yesterday.reply };
}

/**
 * The person signs in to a look-alike, and knows its key for what it is: another site's. It passes the site's number
 * off as its own, signs for itself, and relays the person's signature to the site.
 */
export async function passOn({ payload }: Game): Promise<Game> {
  const game = await begin(payload);
  const [identityKey, { identityKey: victim }] = [await keyOf(lookalike), game.hello];
  const reply = await signFor(lookalike, victim, { ...game.reply, identityKey });
  const keys = { ...game.keys, site: identityKey };
  return { ...game, keys, reply, request: await send(person, reply, payload), isRelayed: true };
}

/** A stolen table contains the person's public key, but no private key. */
export async function steal({ payload }: Game): Promise<Game> {
  const game = await begin(payload);
  return {
    ...game,
    request: { ...(await send(thief, game.reply, payload)), identityKey: game.keys.person },
  };
}

export const sealOf = ({ request }: Game) => toHex(sha256(request.signature, "utf8"));
