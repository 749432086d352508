import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toHex } from "@bsv/sdk/primitives/utils";
import type { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import { walletOf } from "../example";
import type { ExhibitState, Input } from "../kit/exhibit";
import { withOtherLastByte } from "../lastByte";
import { keyOf, type Waiting } from "../message-box/run";
import { check, fillOnce, readAll } from "./run";

const patient = walletOf("patient");
const stranger = walletOf("stranger");
const clinics = Array.from({ length: 5 }, (_, at) => walletOf(`clinic ${at + 1}`));

export interface Game extends ExhibitState {
  /** What the patient has typed, and the last valid version of it. */
  typed: string;
  text: string;
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
  /** Whose key is tried on it, counted from 0. */
  tries: number;
  /** What the clinic has read; undefined before the first attempt. */
  read?: string | undefined;
  isTried: boolean;
}

/** The most characters of an answer. */
const longest = 200;

/** The answer is sealed for each of the chosen clinics. */
export const begin = (text: string) =>
  filled(
    text,
    clinics.map(() => true),
  );

async function filled(text: string, chosen: boolean[]): Promise<Game> {
  const keys = await Promise.all(clinics.map(keyOf));
  const copies = await fillOnce(
    patient,
    keys.map((key, at) => (chosen[at] ? key : undefined)),
    text,
  );
  const boards = keys.map((key, at) => ({ key, copy: copies[at] || undefined, tries: at, isTried: false }));
  return { typed: text, text, boards, patient: await keyOf(patient), seal: sealOf(boards) };
}

const sealOf = (boards: Board[]) =>
  toHex(sha256(boards.map(({ copy }) => copy?.encryptedMessage ?? "").join(), "utf8"));

const chosenIn = ({ boards }: Game) => boards.map(({ copy }) => copy !== undefined);

/** The patient writes another answer, which replaces the previous one on every clipboard. */
export async function write(game: Game, { value }: Pick<Input, "value">): Promise<Game> {
  const typed = value.slice(0, 2 * longest);
  const problem = typed.trim() === "" ? "empty" : typed.length > longest ? "long" : undefined;
  return problem ? { ...(await fair(game)), typed, problem } : filled(typed, chosenIn(game));
}

/** A clinic gets a copy, or none. */
export async function choose(game: Game, { at, value }: Pick<Input, "at" | "value">): Promise<Game> {
  const chosen = chosenIn(game).map((there, place) => (place === at ? value === "true" : there));
  const there = await filled(game.text, chosen);
  return chosen.includes(true) ? there : { ...there, problem: "nobody" };
}

const fair = (game: Game) => filled(game.text, chosenIn(game));

const desks = ({ boards }: Game) =>
  boards.map(({ copy, tries }) => ({ copy, wallet: clinics[tries] as ProtoWallet }));

/** Every clinic that has a copy tries to open it. */
export async function opened(game: Game): Promise<Game> {
  const found = await readAll(desks(game));
  const boards = game.boards.map((board, at) => {
    const reading = found[at];
    return { ...board, isTried: true, read: reading && "body" in reading ? reading.body : undefined };
  });
  return { ...game, boards };
}

export const look = (game: Game) => check(desks(game));

/** A state in which every clinic has a copy, and one clipboard has been tampered with. */
async function tampered(
  game: Game,
  at: number,
  change: (board: Board, game: Game) => Board | Promise<Board>,
) {
  const there = await begin(game.text);
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
    const [forged] = await fillOnce(stranger, [board.key], there.text);
    return forged ? { ...board, copy: { ...forged, sender: there.patient } } : board;
  });
