import type { ExhibitState, Input } from "../kit/exhibit";
import { type Log, link, nothing, write } from "./run";

export interface Game extends ExhibitState {
  log: Log;
  /** The log as it was written. */
  fair: Log;
  /** The hash of each line as the texts that are there give it. */
  found: string[];
  /** After which line the first one that doesn't fit would, counted from 0; -1 is before all of them. */
  fits?: number | undefined;
  /** Which line the forger changes, counted from 0, and to what. */
  forged: { at: number; text: string; added?: string | undefined };
  /** What is counted in the lines, such as minutes. */
  unit?: string | undefined;
}

export async function begin(texts: string[], forged: Game["forged"], unit?: string): Promise<Game> {
  const log = await write(texts);
  return { log, fair: log, found: log.lines.map(({ hash }) => hash), forged, unit };
}

/** What a line counts, in a unit. */
export const countIn = (text: string, unit: string) =>
  Number(text.split(` ${unit}`)[0]?.match(/\d+$/)?.[0] ?? 0);

/** A line with another count in the place of its own. */
const recounted = (text: string, unit: string, count: number) => {
  const [counting = "", ...rest] = text.split(` ${unit}`);
  return [counting.replace(/\d+$/, String(count)), ...rest].join(` ${unit}`);
};

/** The most that a bar shows: of what stands here, or of what the forger writes. */
export const mostIn = ({ fair, forged, log }: Game, unit: string) =>
  Math.max(1, ...[...fair.lines, ...log.lines, forged].map(({ text }) => countIn(text, unit)));

/** What all lines of a log count together; nothing where nothing is counted. */
export function sumOf({ lines }: Log, { unit }: Game): string | undefined {
  if (unit === undefined) return undefined;
  const counts = lines.map(({ text }) => countIn(text, unit));
  return `${counts.reduce((sum, count) => sum + count, 0).toLocaleString("en-US")} ${unit}`;
}

/** The most characters of a line. */
const longest = 120;

/** The visitor overwrites a line; the hash next to it stays the same. */
export function overwrite(game: Game, { value, at }: Pick<Input, "value" | "at">): Promise<Game> {
  // A line stays one line.
  const text = value.replaceAll("\n", "").slice(0, 2 * longest);
  return withLines(
    game,
    game.log.lines.map((line, index) => (index === at ? { ...line, text } : line)),
    game.log.anchor,
  );
}

/** The visitor pulls the bar of a line: that writes another count over its own. */
export function pull(game: Game, { value, at }: Pick<Input, "value" | "at">): Promise<Game> {
  const { text = "" } = game.log.lines[at] ?? {};
  const count = Math.max(0, Math.round(Number(value) || 0));
  return overwrite(game, { value: recounted(text, game.unit ?? "", count), at });
}

type Lines = Log["lines"];

/** The state with other lines in the log, and the problem if a line is invalid. */
async function withLines(game: Game, lines: Lines, anchor = game.fair.anchor): Promise<Game> {
  const texts = lines.map(({ text }) => text.trim());
  const problem = texts.includes("")
    ? "empty"
    : texts.some(({ length }) => length > longest)
      ? "long"
      : undefined;
  return hashed({ ...game, log: { lines, anchor }, problem });
}

/** Hashes the lines that are there again, so that what is drawn beside each was compared. */
export async function hashed(game: Game): Promise<Game> {
  const { lines } = await write(game.log.lines.map(({ text }) => text));
  const found = lines.map(({ hash }) => hash);
  return { ...game, found, fits: await placeIn(game.log, found) };
}

/** Where in the log the first line that doesn't fit would, as whoever holds the log can find out. */
async function placeIn({ lines }: Log, found: string[]): Promise<number | undefined> {
  const broken = lines.find(({ hash }, at) => hash !== found[at]);
  for (const [at, before] of [nothing, ...lines.map(({ hash }) => hash)].entries())
    if (broken && (await link(before, broken.text)) === broken.hash) return at - 1;
  return undefined;
}

/** A cheat on the log as it was written. */
const changing = (change: (lines: Lines, at: number, text: string) => Lines) => (game: Game) => {
  const { lines } = game.fair;
  return withLines(game, change(lines, Math.min(game.forged.at, lines.length - 1), game.forged.text));
};

export const forge = changing((lines, at, text) =>
  lines.map((line, index) => (index === at ? { ...line, text } : line)),
);

export const remove = changing((lines, at) => lines.filter((_, index) => index !== at));

/** Cuts the log off before its last two lines: those that are left fit. */
export const cut = changing((lines) => lines.slice(0, -2));

/** The same before anybody had the hash of these two: the one that is kept ends where the log does. */
export async function cutEarly(game: Game): Promise<Game> {
  const { log } = await cut(game);
  return withLines(game, log.lines, log.lines.at(-1)?.hash);
}

/** Swaps a line with the one before it. */
export const swap = changing((lines, at) => {
  const from = Math.max(at, 1);
  return [
    ...lines.slice(0, from - 1),
    ...lines.slice(from - 1, from + 1).reverse(),
    ...lines.slice(from + 1),
  ];
});

/** Slips a line in, with a hash of its own: the lines after it keep theirs. */
const adding = (place: number, textOf: (game: Game) => string) => async (game: Game) => {
  const { lines } = game.fair;
  const at = Math.min(game.forged.at, lines.length - 1) + place;
  const before = lines.slice(0, at);
  const { lines: written } = await write([...before.map(({ text }) => text), textOf(game)]);
  return withLines(game, [...written, ...lines.slice(at)]);
};

/** The line is there once more, right below itself. */
export const double = adding(1, ({ fair, forged }) => fair.lines[forged.at]?.text ?? forged.text);

/** Another line is added above it, as if it had been written before. */
export const slip = adding(0, ({ forged }) => forged.added ?? forged.text);

/** The log as the thorough forger writes it: a changed line, and every hash computed again. */
async function rewritten(game: Game): Promise<Log> {
  const { log } = await forge(game);
  return write(log.lines.map(({ text }) => text));
}

/** Only the anchor is out of reach. */
export const rewrite = async (game: Game): Promise<Game> => withLines(game, (await rewritten(game)).lines);

/** The forger gets at the anchor as well. */
export async function replace(game: Game): Promise<Game> {
  const { lines, anchor } = await rewritten(game);
  return withLines(game, lines, anchor);
}

/** The line says so from the start: nothing came after it yet, and nobody had its hash. */
export async function early(game: Game): Promise<Game> {
  const { lines } = await rewritten(game);
  const written = lines.slice(0, game.forged.at + 1);
  return withLines(game, written, written.at(-1)?.hash);
}
