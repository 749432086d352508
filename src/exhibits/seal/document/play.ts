import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import { exampleKey } from "../../exampleKey";
import type { ExhibitState, Input } from "../../kit/exhibit";
import { altered } from "../altered";
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
  /** Another text, for pasting the signature under, and what a signer writes who dates it back. */
  other: string;
  dated: string;
  /** What came of the search for a forgery with the same fingerprint: tries, and digits that agree. */
  searched?: { tries: number; digits: number } | undefined;
}

/** The most characters of a text. */
const longest = 600;

type Fair = Pick<Game, "fair" | "isYours" | "other" | "dated">;

/** The state with this text and signature, and the problem if the text cannot be signed. */
function lay(game: Fair, { text, signature }: Signed, before = game.fair.text): Game {
  const problem = text.trim() === "" ? "empty" : text.length > longest ? "long" : undefined;
  const signed = { text: text.slice(0, 2 * longest), signature };
  const found = { before: fingerprint(before), now: fingerprint(signed.text) };
  const known = keyIn(game.fair.signature);
  return { ...game, signed, signer: known, found, problem, searched: undefined };
}

const sealed = (
  text: string,
  key: PrivateKey,
  isYours: boolean,
  words: Pick<Game, "other" | "dated">,
): Game => {
  const fair = signText(key, text);
  return lay({ fair, isYours, other: words.other, dated: words.dated }, fair);
};

export const begin = (text: string, other: string, dated: string): Game =>
  sealed(text, signer, false, { other, dated });

/** The visitor edits the text; the signature stays the same. */
export const write = (game: Game, { value }: Pick<Input, "value">): Game =>
  lay(game, { text: value, signature: game.fair.signature });

/** The visitor signs the current text with a new key. */
export const signAgain = (game: Game, { random }: Pick<Input, "random">): Game =>
  game.problem === undefined ? sealed(game.signed.text, new PrivateKey([...random(32)]), true, game) : game;

export const change = (game: Game): Game => lay(game, { ...game.fair, text: altered(game.fair.text) });

export const paste = (game: Game): Game =>
  lay(game, { ...game.fair, text: game.fair.text === game.other ? altered(game.other) : game.other });

/** Somebody else changes the text and signs it, so that text and signature match. */
export function otherKey(game: Game): Game {
  const forged = signText(stranger, altered(game.fair.text));
  return lay(game, forged, forged.text);
}

/** Somebody else signs another text, and tells the reader that the key is the signer's. */
export function ownKey(game: Game): Game {
  const forged = otherKey(game);
  return { ...forged, signer: keyIn(forged.signed.signature) };
}

/** The signer adds a day long past, and signs with the right key: this text was never there before. */
export function backdate(game: Game): Game {
  const dated = signText(signer, `${game.fair.text} ${game.dated}`);
  return { ...lay({ ...game, isYours: false }, dated, dated.text), signer: keyIn(dated.signature) };
}

/** How long a forger searches, and goes on without a pause, in milliseconds. */
export const patience = 500;
const slice = 12;

/** How many digits two fingerprints have in common at their beginning. */
function digitsOf(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  return same;
}

/** Somebody numbers forgeries until one has the fingerprint that was signed, or patience is at its end. */
export async function search(game: Game): Promise<Game> {
  const [text, wanted] = [altered(game.fair.text), fingerprint(game.fair.text)];
  const best = { text, digits: -1 };
  const end = performance.now() + patience;
  let tries = 0;
  while (performance.now() < end) {
    for (const pause = performance.now() + slice; performance.now() < pause; ) {
      const forged = `${text} No. ${++tries}`;
      const digits = digitsOf(fingerprint(forged), wanted);
      if (digits > best.digits) Object.assign(best, { text: forged, digits });
    }
    await new Promise((done) => setTimeout(done));
  }
  const forged = lay(game, { ...game.fair, text: best.text });
  return { ...forged, problem: undefined, searched: { tries, digits: best.digits } };
}
