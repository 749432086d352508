import type { ExhibitState, Input } from "../kit/exhibit";
import { carrying, climb, fingerprint, idOf, type Kept, rootIn } from "./run";

export interface Game extends ExhibitState {
  kept: Kept;
  fair: Kept;
  /** The hash of the invented block's header; a real one is in every copy of the chain. */
  block: string;
  /** The hashes of the page and the transaction, and the root of the path, in their current state. */
  found: { print: string; id: string; root: string };
  /** Years since the page was archived: an illustration, on which no check depends. */
  year: number;
}

/** The end of the slider. */
export const years = 30;

/** Placeholder hashes for the parts of the example that are not shown: other transactions, the previous block. */
const example = (what: string) =>
  idOf(Array.from(what, (letter) => letter.charCodeAt(0).toString(16)).join(""));

const turned = (hash: string) => (hash.match(/../g) ?? []).reverse().join("");

/** Archives the page in an invented block of eight transactions: it is the sixth. */
export async function begin(page: string): Promise<Game> {
  const salt = (await example("salt")).slice(0, 32);
  const input = `${await example("coin")}0000000000ffffffff`;
  const output = `000000000000000023${carrying(await fingerprint({ page, salt }))}`;
  const transaction = `0100000001${input}01${output}`;
  const path: Kept["path"] = [
    { side: "left", hash: await example("neighbor") },
    { side: "right", hash: await example("pair") },
    { side: "left", hash: await example("half") },
  ];
  const root = await climb(await idOf(transaction), path);
  const header = `00000020${await example("block before")}${turned(root)}00f15365ffff001d2a000000`;
  const fair = { page, salt, transaction, path, header };
  return look({ fair, block: await idOf(header), year: 0 }, fair);
}

/** The most characters of a page. */
const longest = 400;

/** The state with this in the archive, and the problem if the page is invalid. */
async function look(game: Pick<Game, "fair" | "block" | "year">, kept: Kept): Promise<Game> {
  const problem = kept.page.trim() === "" ? "empty" : kept.page.length > longest ? "long" : undefined;
  const id = await idOf(kept.transaction);
  const found = { print: await fingerprint(kept), id, root: await climb(id, kept.path) };
  return { ...game, kept, found, problem };
}

/** What was typed over leads elsewhere. */
export const finish = (game: Game) => look(game, game.kept);

/** The visitor edits the page; everything that was archived with it stays the same. */
export const write = (game: Game, { value }: Pick<Input, "value">) =>
  look(game, { ...game.fair, page: value.slice(0, 2 * longest) });

/** Years go by, and nothing that was archived changes. */
export const wait = (game: Game, { value }: Pick<Input, "value">): Game => ({
  ...game,
  year: Math.min(years, Math.max(0, Math.round(Number(value)) || 0)),
});

/** Changes one digit of the page. */
export const change = (game: Game) => {
  const { page } = game.fair;
  const other = /\d/.test(page)
    ? page.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 5) % 10))
    : `${page}.`;
  return look(game, { ...game.fair, page: other });
};

const otherDigit = (hash: string) => (hash.startsWith("0") ? "1" : "0") + hash.slice(1);

/** Changes one digit of the second hash in the path. */
export const bend = (game: Game) =>
  look(game, {
    ...game.fair,
    path: game.fair.path.map((step, at) => (at === 1 ? { ...step, hash: otherDigit(step.hash) } : step)),
  });

/** Changes the page and recomputes everything to match, including another block. */
export async function remake(game: Game): Promise<Game> {
  const { kept } = await change(game);
  const { transaction, path, header, salt } = game.fair;
  const carried = transaction.replace(
    carrying(await fingerprint(game.fair)),
    carrying(await fingerprint({ page: kept.page, salt })),
  );
  const root = await climb(await idOf(carried), path);
  const forged = header.replace(turned(rootIn(header)), turned(root));
  return look(game, { ...kept, transaction: carried, header: forged });
}
