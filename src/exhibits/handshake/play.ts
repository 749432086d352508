import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toHex } from "@bsv/sdk/primitives/utils";
import type { WalletInterface } from "@bsv/sdk/wallet/Wallet.interfaces";
import { fullWalletOf } from "../example";
import type { ExhibitState, Input } from "../kit/exhibit";
import { check, type Message, send } from "./run";

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
  /** The request as signed, and as the visitor has typed it. */
  payload: string;
  typed: string;
}

export async function begin(payload: string): Promise<Game> {
  const keys = { person: await keyOf(person), site: await keyOf(site) };
  const hello = await send(person);
  const reply = await send(site, hello);
  return { hello, reply, request: await send(person, reply, payload), keys, payload, typed: payload };
}

/** The first failure: the person checks first, then the site. */
export async function find({ hello, reply, request, keys }: Game) {
  const wrong = await check(person, reply, hello.nonce, keys.site);
  if (wrong) return `reply-${wrong}` as const;
  const refused = await check(site, request, reply.nonce, keys.person);
  return refused && (`request-${refused}` as const);
}

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
 * The person signs for a look-alike that passes the site's nonce off as its own, and relays the signature to the site.
 */
export async function passOn({ payload }: Game): Promise<Game> {
  const game = await begin(payload);
  const asked = { ...game.reply, identityKey: await keyOf(lookalike) };
  return { ...game, request: await send(person, asked, payload) };
}

/** A stolen table contains the person's public key, but no private key. */
export async function steal({ payload }: Game): Promise<Game> {
  const game = await begin(payload);
  return {
    ...game,
    request: { ...(await send(thief, game.reply, payload)), identityKey: game.keys.person },
  };
}

export const sealOf = ({ request }: Game) => toHex(sha256(request.signature));
