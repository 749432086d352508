import { AESGCM } from "@bsv/sdk/primitives/AESGCM";
import { toArray, toBase64 } from "@bsv/sdk/primitives/utils";
import { exampleKey, secretOf } from "../../exampleKey";
import type { ExhibitState, Input, Random } from "../../kit/exhibit";
import { addressOf, fits, hashIn } from "../file/run";
import { following } from "../progress";
import { join, leave, open, type Voicemail } from "./run";
import { type Bytes, rate, recordVoice, soundOfMelody, strokesOf } from "./sound";

/** The number of this message; the recipient has heard one before it. */
const number = 2;

/** What was recorded: notes, from which the sound is computed, or the visitor's voice, in base64. */
interface Recorded {
  melody: number[];
  voice: string;
  /** The recording's own key, and the initialization vector of its encryption: 32 bytes each. */
  key: number[];
  iv: number[];
}

export interface Game extends ExhibitState {
  recorded: Recorded;
  /** The note as it waits in the inbox, and as the caller left it; the caller's key, as the recipient knows it. */
  note: string;
  own: string;
  caller: string;
  /** The place of a byte that the host has changed. */
  at?: number | undefined;
  reader: "recipient" | "host";
  /** The address in the pointer, and the one of the host's bytes. */
  address: string;
  found: string;
  size: number;
  seconds: number;
  /** The waves of the sound, and of the bytes that it became. */
  drawn: { before: number[]; after: number[] };
  /** Whether somebody has tried to join note and bytes, and whether there was a sound then. */
  isTried: boolean;
  isJoined: boolean;
  /** The wave of the caller's own voice, where something imitates it. */
  real?: number[] | undefined;
  /** The message that it was put in the place of. */
  honest?: Game | undefined;
}

export const soundOf = ({ recorded: { melody, voice } }: Pick<Game, "recorded">): Bytes =>
  voice ? new Uint8Array(toArray(voice, "base64")) : soundOfMelody(melody);

/** Encrypting takes a while on a slow phone, and the same bytes are asked for several times in a row. */
const last = { of: "", bytes: new Uint8Array() };

/** What the host has: the recording, encrypted as the SDK's SymmetricKey does it. */
export function storedIn({ recorded, at }: Pick<Game, "recorded" | "at">): Bytes {
  const of = JSON.stringify(recorded);
  if (last.of !== of) {
    const iv = new Uint8Array(recorded.iv);
    const { result, authenticationTag } = AESGCM(soundOf({ recorded }), iv, new Uint8Array(recorded.key));
    Object.assign(last, { of, bytes: new Uint8Array([...iv, ...result, ...authenticationTag]) });
  }
  return last.bytes.map((byte, place) => (place === at ? byte ^ 1 : byte));
}

/** Leaves a recording: the encrypted sound with a host, its address and key in the inbox. */
async function left(recorded: Recorded, sender = "caller", count = number): Promise<Game> {
  const [sound, stored] = [soundOf({ recorded }), storedIn({ recorded })];
  const address = await addressOf(stored);
  const pointer = { uhrpURL: address, key: toBase64(recorded.key), number: count };
  const note = leave(exampleKey(sender), exampleKey("recipient").toPublicKey(), pointer);
  return {
    recorded,
    note,
    own: note,
    caller: exampleKey("caller").toPublicKey().toString(),
    reader: "recipient",
    address,
    found: address,
    size: stored.length,
    seconds: sound.length / rate,
    drawn: { before: strokesOf(sound), after: strokesOf(stored) },
    isTried: false,
    isJoined: false,
  };
}

/** The notes of an octave, in order. */
const places = "C C# D D# E F F# G G# A A# B".split(" ");

/** A note by its name, such as G4, as a number. */
const numberOf = (note: string) => places.indexOf(note.slice(0, -1)) + 12 * (Number(note.at(-1)) + 1);

export const begin = (notes: string) =>
  left({
    melody: notes.split(" ").map(numberOf),
    voice: "",
    key: secretOf("recording"),
    iv: secretOf("beginning"),
  });

type Chance = Pick<Input, "random">;
const drawn = ({ random }: Chance) => ({ key: [...random(32)], iv: [...random(32)] });

/** Notes that sound good in any order. */
const scale = [60, 62, 64, 67, 69, 72, 74, 76];

/** Another melody, with a new key. */
const another = (_: Game, chance: Chance) =>
  left({
    melody: [...chance.random(6)].map((byte) => scale[byte % scale.length] ?? 60),
    voice: "",
    ...drawn(chance),
  });

/** The visitor's own voice, with a new key. It stays in this browser. */
async function speak(game: Game, chance: Chance): Promise<Game> {
  const voice = await recordVoice(following());
  if (typeof voice === "string") return { ...game, problem: voice };
  return left({ melody: [], voice: toBase64([...voice]), ...drawn(chance) });
}

/** The caller's own message, whatever imitates it. */
const ownOf = (game: Game): Game => game.honest ?? game;

/** The same as its caller left it, which nobody has fetched yet. */
function fairly(shown: Game): Game {
  const { problem, at, ...game } = ownOf(shown);
  return {
    ...game,
    note: game.own,
    caller: exampleKey("caller").toPublicKey().toString(),
    reader: "recipient",
    found: game.address,
    isTried: false,
    isJoined: false,
  };
}

/** The host changes the byte at the slider's place. */
async function touch(game: Game, { value }: Pick<Input, "value">): Promise<Game> {
  const { size, recorded } = ownOf(game);
  const at = Math.min(size - 1, Math.max(0, Math.round(Number(value)) || 0));
  return { ...fairly(game), at, found: await addressOf(storedIn({ recorded, at })) };
}

/** What the reader has to check. */
export const record = ({ note, caller, reader, recorded, at }: Game): Voicemail => ({
  note,
  bytes: toBase64([...storedIn({ recorded, at })]),
  caller,
  lastHeard: number - 1,
  readerSecret: exampleKey(reader).toHex(),
});

/** What the reader gets to hear: the bytes with the address in the pointer, from the caller that is known. */
export async function heard(game: Game): Promise<Bytes | undefined> {
  const [letter, stored] = [open(game.note, exampleKey(game.reader)), storedIn(game)];
  if (letter?.caller !== game.caller || letter.pointer.number < number) return undefined;
  return (await fits(letter.pointer.uhrpURL, stored)) ? join(letter.pointer, stored) : undefined;
}

/** The reader fetches, checks, decrypts. */
export const listened = async ({ problem, ...game }: Game): Promise<Game> => ({
  ...game,
  isTried: true,
  isJoined: !game.isWithheld && (await heard(game)) !== undefined,
});

/** The host changes one byte in the middle of its copy. */
const alter = (game: Game) => touch(game, { value: String(Math.floor(ownOf(game).size / 2)) });

/** The host tries its own key on the note. */
const peek = (game: Game): Game => ({ ...fairly(game), reader: "host" });

/** The same recording with another note. What the caller left can be brought back. */
const leftBy = async (game: Game, sender: string, count = number): Promise<Game> => ({
  ...(await left(ownOf(game).recorded, sender, count)),
  own: ownOf(game).own,
});

/** A stranger leaves a message, and says to be the caller. */
const forge = (game: Game) => leftBy(game, "stranger");

/** The message before is put into the inbox again. */
const replay = (game: Game) => leftBy(game, "caller", number - 1);

/** Something that sounds like the caller is left from the caller's own phone. */
export const imitate = async (game: Game, random: Random): Promise<Game> => ({
  ...(await left({ melody: [64, 64, 67, 72], voice: "", ...drawn({ random }) })),
  real: ownOf(game).drawn.before,
  honest: ownOf(game),
});

/** The host and the inbox keep what was left, and hand out nothing. */
export const hold = (game: Game): Game => ({ ...fairly(game), isWithheld: true });

/** The hash in an address, for the drawing. */
export const sealOf = ({ address }: Game) => hashIn(address);

/** What a fair player does, and what a cheat does. */
export const acts = { another, speak, touch };
export const attacks = { alter, peek, forge, replay };
