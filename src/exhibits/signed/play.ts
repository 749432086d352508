import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import { exampleKey } from "../exampleKey";
import type { ExhibitState, Input } from "../kit/exhibit";
import { fingerprint, keyIn, type Signed, signText } from "./run";

const signer = exampleKey("signer");
const stranger = exampleKey("stranger");

export interface Game extends ExhibitState {
  /** The signed text as the reader gets it. */
  signed: Signed;
  /** The same as it left the signer's hands. */
  fair: Signed;
  /** The public key that the reader knows to be the signer's. */
  signer: string;
  /** Whether the visitor signed it, with a key drawn in this browser. */
  isYours: boolean;
  /** The fingerprints of the text as signed and as it is now. */
  found: { before: string; now: string };
  /** Another text, for pasting the signature under. */
  other: string;
}

/** The most characters of a text. */
const longest = 600;

type Fair = Pick<Game, "fair" | "signer" | "isYours" | "other">;

/** The state with this text and signature, and the problem if the text cannot be signed. */
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

/** The visitor edits the text; the signature stays the same. */
export const write = (game: Game, { value }: Pick<Input, "value">): Game =>
  lay(game, { text: value, signature: game.fair.signature });

/** The visitor signs the current text with a new key. */
export const signAgain = (game: Game, { random }: Pick<Input, "random">): Game =>
  game.problem === undefined
    ? sealed(game.signed.text, new PrivateKey([...random(32)]), true, game.other)
    : game;

/** The text with one digit changed or, without digits, its first character. */
const altered = (text: string) =>
  /\d/.test(text)
    ? text.replace(/\d/, (digit) => String((Number(digit) + 5) % 10))
    : text.replace(/\S/u, (first) => (first === "X" ? "Y" : "X"));

export const change = (game: Game): Game => lay(game, { ...game.fair, text: altered(game.fair.text) });

export const paste = (game: Game): Game =>
  lay(game, { ...game.fair, text: game.fair.text === game.other ? altered(game.other) : game.other });

/** Somebody else changes the text and signs it, so that text and signature match. */
export function otherKey(game: Game): Game {
  const forged = signText(stranger, altered(game.fair.text));
  return lay(game, forged, forged.text);
}
