import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toHex } from "@bsv/sdk/primitives/utils";
import { walletOf } from "../example";
import { exampleKey } from "../exampleKey";
import type { ExhibitState, Input } from "../kit/exhibit";
import { withOtherLastByte } from "../lastByte";
import { open, seal, type Waiting, write as writeLetter } from "../message-box/run";
import { type Filled, fillOnce } from "./run";

const patient = exampleKey("patient");
const names = Array.from({ length: 5 }, (_, at) => `clinic ${at + 1}`);
const nameOf = (at: number) => names[at] ?? "";

/** The number of this week's answer. The clinics have read another one before it. */
const number = 2;

export interface Game extends ExhibitState {
  /** What the patient has typed, and the last valid version of it. */
  typed: string;
  text: string;
  /** What a clinic writes in the patient's name. */
  forged: string;
  boards: Board[];
  /** The patient's public key. */
  patient: string;
  /** The hash of all copies, for the drawing. */
  seal: string;
}

export interface Board {
  /** The clinic's public key. */
  key: string;
  copy?: Waiting | undefined;
  /** The number of the answer that the clinic has read last. */
  lastRead: number;
  /** Whose key is tried on it, counted from 0. */
  tries: number;
  /** What the clinic has read; undefined before the first attempt. */
  read?: string | undefined;
  isTried: boolean;
}

/** The most characters of an answer. */
const longest = 200;

/** The answer is sealed for each of the chosen clinics. */
export const begin = (text: string, forged: string) =>
  filled(
    { text, forged },
    names.map(() => true),
  );

async function filled({ text, forged }: Pick<Game, "text" | "forged">, chosen: boolean[]): Promise<Game> {
  const keys = names.map((name) => exampleKey(name).toPublicKey().toString());
  const copies = await fillOnce(
    patient,
    keys.map((key, at) => (chosen[at] ? key : undefined)),
    number,
    text,
  );
  const boards = keys.map((key, at) => ({
    key,
    copy: copies[at] || undefined,
    lastRead: number - 1,
    tries: at,
    isTried: false,
  }));
  return {
    typed: text,
    text,
    forged,
    boards,
    patient: patient.toPublicKey().toString(),
    seal: sealOf(boards),
  };
}

const sealOf = (boards: Board[]) =>
  toHex(sha256(boards.map(({ copy }) => copy?.encryptedMessage ?? "").join(), "utf8"));

const chosenIn = ({ boards }: Game) => boards.map(({ copy }) => copy !== undefined);

/** The patient writes another answer, which replaces the previous one on every clipboard. */
export async function write(game: Game, { value }: Pick<Input, "value">): Promise<Game> {
  const typed = value.slice(0, 2 * longest);
  const problem = typed.trim() === "" ? "empty" : typed.length > longest ? "long" : undefined;
  return problem
    ? { ...(await fair(game)), typed, problem }
    : filled({ ...game, text: typed }, chosenIn(game));
}

/** A clinic gets a copy, or none. */
export async function choose(game: Game, { at, value }: Pick<Input, "at" | "value">): Promise<Game> {
  const chosen = chosenIn(game).map((there, place) => (place === at ? value === "true" : there));
  const there = await filled(game, chosen);
  return chosen.includes(true) ? there : { ...there, problem: "nobody" };
}

const fair = (game: Game) => filled(game, chosenIn(game));

/** What all clinics together have to check it. */
export const record = ({ patient, boards }: Game): Filled => ({
  patient,
  desks: boards.map(({ copy = null, lastRead, tries }) => ({
    copy,
    lastRead,
    readerSecret: exampleKey(nameOf(tries)).toHex(),
  })),
});

/** Every clinic that has a copy tries to open it. */
export async function opened(game: Game): Promise<Game> {
  const read = async ({ copy, tries }: Board) => copy && (await open(walletOf(nameOf(tries)), copy))?.body;
  const boards = await Promise.all(
    game.boards.map(async (board) => ({ ...board, isTried: true, read: await read(board) })),
  );
  return { ...game, boards };
}

/** A state in which every clinic has a copy, and one clipboard has been tampered with. */
async function tampered(
  game: Game,
  at: number,
  change: (board: Board, game: Game) => Board | Promise<Board>,
) {
  const there = await begin(game.text, game.forged);
  const board = there.boards[at] as Board;
  const boards = there.boards.with(at, await change(board, there));
  return opened({ ...there, boards, seal: sealOf(boards) });
}

/** The dentist lends a key to the pharmacy, the fourth clipboard. */
export const lend = (game: Game) => tampered(game, 3, (board) => ({ ...board, tries: 1 }));

/** One byte of a copy is changed on its way. */
export const alter = (game: Game) =>
  tampered(game, 2, (board) => {
    if (!board.copy) return board;
    const encryptedMessage = withOtherLastByte(board.copy.encryptedMessage);
    return { ...board, copy: { ...board.copy, encryptedMessage } };
  });

/** A stranger answers in the patient's name. */
export const forge = (game: Game) =>
  tampered(game, 4, async (board, there) => {
    const [forged] = await fillOnce(exampleKey("stranger"), [board.key], number, there.forged);
    return forged ? { ...board, copy: { ...forged, sender: there.patient } } : board;
  });

/** The pharmacy, which has the key of its own copy's seal, writes another answer on its clipboard. */
export const invent = (game: Game) =>
  tampered(game, 3, async (board, there) => {
    if (!board.copy) return board;
    const own = exampleKey(nameOf(board.tries));
    const letter = writeLetter(own, board.copy, number, there.forged);
    const encryptedMessage = await seal(own, there.patient, letter);
    return { ...board, copy: { ...board.copy, encryptedMessage } };
  });

/** An answer that the family doctor has read before is put back. */
export const putBack = (game: Game) =>
  tampered(game, 0, async (board) => {
    const [copy] = await fillOnce(patient, [board.key], number - 1, game.text);
    return copy ? { ...board, copy } : board;
  });
