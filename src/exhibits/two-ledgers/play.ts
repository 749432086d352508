import type { ExhibitState, Input } from "../kit/exhibit";
import { anchor, type Question, questions, type Row, settle } from "./run";

export interface Game extends ExhibitState {
  /** The rows as both recorded them on the day, and as each has them now. */
  fair: Row[];
  first: Row[];
  second: Row[];
  /**
   * The rows' hashes as submitted, their combined hash, and the hash of the week, which stands in for an anchored one.
   */
  hashes: string[];
  handed: string;
  root: string;
  /** The index of the row in dispute, and what each side would like it to say. */
  disputed: Dispute;
  /** The questions that the visitor has answered with yes. */
  yes: Question[];
  /** The result of a check: which row, in whose ledger. */
  found?: Awaited<ReturnType<typeof settle>>;
}

export interface Dispute {
  at: number;
  first: string;
  second: string;
}

/** The most characters of a count. */
const longest = 12;

export async function begin(
  rows: Pick<Row, "what" | "count">[],
  disputed: Dispute,
  yes: Question[],
): Promise<Game> {
  const random = (at: number) => `${at + 1}`.repeat(16);
  const fair = rows.map(({ what, count }, at) => ({ what, count, random: random(at) }));
  const { hashes, root } = await anchor(fair);
  return { fair, first: fair, second: fair, hashes, handed: root, root, disputed, yes };
}

/** The rows with another count in one of them. */
const written = (rows: Row[], at: number, count: string) =>
  rows.map((row, index) => (index === at ? { ...row, count } : row));

/** The visitor edits a count; the fields of both ledgers are numbered row by row. */
export function write(game: Game, { value, at }: Pick<Input, "value" | "at">): Game {
  const count = value.slice(0, 2 * longest);
  const row = Math.floor(at / 2);
  const { first, second } = game;
  const next = at % 2 === 0 ? { first: written(first, row, count) } : { second: written(second, row, count) };
  const there: Game = { ...game, ...next, hashes: game.hashes, found: undefined };
  const counts = [...there.first, ...there.second].map((one) => one.count.trim());
  const problem = counts.includes("")
    ? "empty"
    : counts.some(({ length }) => length > longest)
      ? "long"
      : undefined;
  return { ...there, problem };
}

/** The visitor answers a question about the process. */
export const answer = (game: Game, { value, at }: Pick<Input, "value" | "at">): Game => ({
  ...game,
  yes: questions.filter((question, index) => (index === at ? value === "true" : game.yes.includes(question))),
});

const fresh = async (game: Game): Promise<Game> => ({
  ...(await begin(game.fair, game.disputed, game.yes)),
  problem: undefined,
});

export async function alterFirst(game: Game): Promise<Game> {
  const { at, first } = game.disputed;
  const there = await fresh(game);
  return { ...there, first: written(there.first, at, first) };
}

export async function alterSecond(game: Game): Promise<Game> {
  const { at, second } = game.disputed;
  const there = await fresh(game);
  return { ...there, second: written(there.second, at, second) };
}

/** One side rehashes its altered ledger, and submits those hashes. */
export async function rehash(game: Game): Promise<Game> {
  const there = await alterFirst(game);
  const { hashes, root: handed } = await anchor(there.first);
  return { ...there, hashes, handed };
}

export const finish = async (game: Game): Promise<Game> => ({
  ...game,
  found: await settle(game.first, game.second, game.hashes, game.root),
});

export const judge = ({ found }: Game) => found && { says: found.says, at: found.at + 1 };
