import type { ExhibitState, Input } from "../kit/exhibit";
import { hasHeadline, problemOf, saying, wordsIn } from "./inside";
import { bitsOf, type Tries, withoutWork } from "./mine";
import { progress } from "./progress";
import { carrying, climb, idOf, type Proof, turned } from "./run";
import { type BlockName, ownOf, proofOf, tree } from "./tree";
import { mine } from "./worker";

export interface Game extends ExhibitState {
  /** The block that is shown, the transaction in it, and the proof of that. */
  block: BlockName;
  place: number;
  proof: Proof;
  /** What the visitor has typed into the transaction: a headline, or an amount. */
  words: string;
  /** What a forger writes in place of the headline. */
  forged: string;
  /** How many zero bits the hash of a block that is made anew has to begin with. */
  zeros: number;
  /** What the last search for a nonce took on this device. */
  mined?: Required<Tries>;
  /** The visitor's file and the proof of it, if the block is their own. */
  own?: Own;
}

export interface Own {
  name: string;
  proof: Proof & Required<Pick<Proof, "file">>;
}

/** The ends of the slider. */
export const fewest = 8;
export const most = 20;

/** What stays when another block is shown. */
type Lasting = Pick<Game, "forged" | "zeros" | "mined">;

/** A transaction with its proof, as the chain has it. */
export function show({ forged, zeros, mined }: Lasting, block: BlockName, place: number): Game {
  const proof = proofOf(block, place);
  return { block, place, proof, words: wordsIn(proof.transaction), forged, zeros, ...(mined && { mined }) };
}

/** The transaction that a game begins with: of four, the one whose path has a hash on either side. */
const placeIn = (block: BlockName) => (tree(block)[0]?.length === 1 ? 0 : 2);

export const begin = (block: BlockName, forged: string): Game =>
  show({ forged, zeros: 12 }, block, placeIn(block));

/** The proof that is shown as it should be: as the chain has it, or as the visitor's own block does. */
export const fair = ({ problem, ...game }: Game): Game =>
  game.own ? { ...game, proof: game.own.proof } : show(game, ownOf(game.block), game.place);

/** Another block is shown. */
export const turn = (game: Game, { at }: Pick<Input, "at">): Game => {
  const block = at === 1 ? "hundred-thousand" : "first";
  return show(game, block, placeIn(block));
};

/** The visitor types over what the transaction says; everything else stays as it is. */
export function write(game: Game, { value }: Pick<Input, "value">): Game {
  const there = fair(game);
  const { transaction } = there.proof;
  const problem = problemOf(transaction, value);
  if (problem) return { ...there, words: value.slice(0, 200), problem };
  return { ...there, words: value, proof: { ...there.proof, transaction: saying(transaction, value) } };
}

/** How much work the visitor's own block shall have. The proof that is shown stays the same. */
export const ease = (game: Game, { value }: Pick<Input, "value">): Game => ({
  ...game,
  zeros: Math.min(most, Math.max(fewest, Math.round(Number(value)) || fewest)),
});

/** A headline becomes a year older, and an amount larger: the last digit of the one and the first of the other change. */
const altered = (words: string, isHeadline: boolean) =>
  isHeadline
    ? words.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 9) % 10))
    : words.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));

export function letter(game: Game): Game {
  const there = fair(game);
  if (there.own)
    return { ...there, proof: { ...there.own.proof, transaction: carrying(otherHash(there.own)) } };
  return write(there, { value: altered(there.words, hasHeadline(there.proof.transaction)) });
}

/** A hash of which one digit is another one. */
const otherHash = ({ proof: { file } }: Own) => file.replace(/^./, (digit) => (digit === "f" ? "0" : "f"));

/** The path of another transaction: of the same block, or of another where there is only one. */
export function swap(game: Game): Game {
  const there = fair(game);
  const { place, path } =
    tree(there.block).length === 1
      ? proofOf("hundred-thousand", 1)
      : proofOf(there.block, (there.place + 1) % 4);
  return { ...there, proof: { ...there.proof, place, path } };
}

/** Another transaction, with everything between it and the root made to fit: the visitor's words, or the forger's. */
function forge(game: Game): Game {
  const there = fair(game);
  const { transaction } = there.proof;
  const isOwn = game.words !== there.words && problemOf(transaction, game.words) === undefined;
  const other = hasHeadline(transaction) ? there.forged : altered(there.words, false);
  const words = isOwn ? game.words : other;
  const { proof } = there.own ? letter(there) : write(there, { value: words });
  const id = idOf(proof.transaction);
  const root = climb(id, proof.place, proof.path).at(-1) ?? "";
  return { ...there, words, proof: { ...proof, id, root } };
}

/** The new root is written into the header, whose work was done for the old one. */
export function newRoot(game: Game): Game {
  const forged = forge(game);
  const { header } = forged.proof;
  const other = `${header.slice(0, 72)}${turned(forged.proof.root)}${header.slice(136)}`;
  return { ...forged, proof: { ...forged.proof, header: other } };
}

/** A header with the work that the slider asks for. Nothing if the visitor did not wait for it. */
export function minedFor({ zeros }: Game, { header, root }: Pick<Proof, "header" | "root">) {
  const { stops } = progress;
  return mine(
    withoutWork(header, root, bitsOf(zeros)),
    (tries) => progress.stops === stops && progress.tell(tries),
  );
}

/** The whole block is made anew, and mined with as much work as the slider says. */
export async function remake(game: Game): Promise<Game> {
  const forged = forge(game);
  const mined = await minedFor(forged, forged.proof);
  if (!mined) return { ...fair(game), problem: "stopped" };
  return { ...forged, mined, proof: { ...forged.proof, header: mined.header } };
}

/** The same transaction in the first block of the test network, with the headers and the work of that chain. */
export const test = (game: Game): Game => show(game, "test-network", 0);

/** A first block with another headline, and blocks after it, all with the work that the chain asked for in 2009. */
export const cheap = (game: Game): Game => show(game, "forged", 0);
