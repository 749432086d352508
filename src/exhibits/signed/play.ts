import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import { exampleKey } from "../exampleKey";
import type { Game as AnyGame, Input } from "../kit/exhibit";
import { fingerprint, keyIn, type Signed, signText } from "./run";

const signer = exampleKey("signer");
const stranger = exampleKey("stranger");

export interface Game extends AnyGame {
  /** What the reader has on the table. */
  signed: Signed;
  /** The same as it left the signer. */
  fair: Signed;
  /** The public key that the reader knows to be the signer's. */
  signer: string;
  /** Whether the visitor signed it, with a key drawn in this browser. */
  isYours: boolean;
  /** The fingerprints of what was signed and of what is there now. */
  found: { before: string; now: string };
  /** Another text, which the signature may be pasted under. */
  other: string;
}

/** The most characters of a text. */
const longest = 600;

type Fair = Pick<Game, "fair" | "signer" | "isYours" | "other">;

/** The game with this on the table. What cannot be signed is told. */
function lay(game: Fair, { text, signature }: Signed, before = game.fair.text): Game {
  const problem = text.trim() === "" ? "empty" : text.length > longest ? "long" : undefined;
  const signed = { text: text.slice(0, 2 * longest), signature };
  const found = { before: fingerprint(before), now: fingerprint(signed.text) };
  return { ...game, signed, found, problem };
}

const sealed = (text: string, key: PrivateKey, isYours: boolean, other: string): Game => {
  const fair = signText(key, text);
  return lay({ fair, signer: keyIn(fair.signature), isYours, other }, fair);
};

export const begin = (text: string, other: string): Game => sealed(text, signer, false, other);

/** The visitor types over the text; the signature stays what it was. */
export const write = (game: Game, { value }: Pick<Input, "value">): Game =>
  lay(game, { text: value, signature: game.fair.signature });

/** The visitor signs what is there, with a new key. */
export const signAgain = (game: Game, { random }: Pick<Input, "random">): Game =>
  game.problem === undefined
    ? sealed(game.signed.text, new PrivateKey([...random(32)]), true, game.other)
    : game;

/** One digit becomes another; in a text without digits, its first character. */
const altered = (text: string) =>
  /\d/.test(text)
    ? text.replace(/\d/, (digit) => String((Number(digit) + 5) % 10))
    : text.replace(/\S/u, (first) => (first === "X" ? "Y" : "X"));

export const change = (game: Game): Game => lay(game, { ...game.fair, text: altered(game.fair.text) });

export const paste = (game: Game): Game =>
  lay(game, { ...game.fair, text: game.fair.text === game.other ? altered(game.other) : game.other });

/** Somebody else changes the text and signs it, so that text and signature fit. */
export function otherKey(game: Game): Game {
  const forged = signText(stranger, altered(game.fair.text));
  return lay(game, forged, forged.text);
}
