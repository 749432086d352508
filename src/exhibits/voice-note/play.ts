import { toBase64 } from "@bsv/sdk/primitives/utils";
import { walletOf } from "../example";
import { exampleKey, secretOf } from "../exampleKey";
import { addressOf, fits, hashIn } from "../hash-address/run";
import type { ExhibitState, Input } from "../kit/exhibit";
import { open, type Waiting } from "../letters";
import { encrypt, join, leave, pointerIn, type Voicemail } from "./run";
import { rate, recordingOf, strokesOf } from "./sound";

const keyOf = (who: string) => exampleKey(who).toPublicKey().toString();

/** The number of this message; the recipient has heard one before it. */
const number = 2;

/** The bytes of a sound are computed from these whenever needed, which keeps the page small. */
interface Recorded {
  melody: number[];
  /** The recording's own key, and the initialization vector of its encryption: 32 bytes each. */
  key: number[];
  iv: number[];
}

export interface Game extends ExhibitState {
  recorded: Recorded;
  /** The pointer as it waits in the inbox. */
  note: Waiting;
  /** The caller's public key, as the recipient knows it. */
  caller: string;
  /** The index of a byte that the host has changed. */
  at?: number | undefined;
  reader: "recipient" | "host";
  /** The address in the pointer, and the address computed from the host's bytes. */
  address: string;
  found: string;
  size: number;
  seconds: number;
  /** The waveforms: of the sound before encryption, and of the bytes after. */
  drawn: { before: number[]; after: number[] };
  /** Whether somebody has tried to combine both, and succeeded. */
  isTried: boolean;
  isJoined: boolean;
  /** The hash of the encrypted bytes, for the drawing. */
  seal: string;
}

export const begin = (melody: number[]) =>
  leaveNote({ melody, key: secretOf("recording"), iv: secretOf("beginning") });

export const soundOf = ({ recorded }: Pick<Game, "recorded">) => recordingOf(recorded.melody);

/** Sealing takes a while on a slow phone, and the same bytes are asked for several times in a row. */
const last = { of: "", bytes: new Uint8Array() };

/** What the host has. */
export function storedIn({ recorded, at }: Pick<Game, "recorded" | "at">) {
  const { melody, key, iv } = recorded;
  const of = JSON.stringify([melody, key, iv]);
  if (last.of !== of)
    Object.assign(last, {
      of,
      bytes: encrypt(soundOf({ recorded }), new Uint8Array(key), new Uint8Array(iv)),
    });
  return last.bytes.map((byte, place) => (place === at ? byte ^ 1 : byte));
}

/** Makes a recording, splits it into pointer and encrypted sound, and leaves both. */
async function leaveNote(recorded: Recorded, sender = "caller"): Promise<Game> {
  const [sound, stored] = [soundOf({ recorded }), storedIn({ recorded })];
  const address = await addressOf(stored);
  const key = new Uint8Array(recorded.key);
  const note = await leave(exampleKey(sender), keyOf("recipient"), number, stored, key);
  const caller = keyOf("caller");
  return {
    recorded,
    note: { ...note, sender: caller },
    caller,
    reader: "recipient",
    address,
    found: address,
    size: stored.length,
    seconds: sound.length / rate,
    drawn: { before: strokesOf(sound), after: strokesOf(stored) },
    isTried: false,
    isJoined: false,
    seal: hashIn(address),
  };
}

/** Notes that sound good in any order. */
const scale = [60, 62, 64, 67, 69, 72, 74, 76];

/** Another recording, with a new key. */
export const another = (_: Game, { random }: Pick<Input, "random">) =>
  leaveNote({
    melody: [...random(6)].map((byte) => scale[byte % scale.length] ?? 60),
    key: [...random(32)],
    iv: [...random(32)],
  });

/** What the reader has to check it: the pointer, and the bytes. */
export const record = ({ note, caller, reader, recorded, at }: Game): Voicemail => ({
  waiting: note,
  sender: caller,
  lastRead: number - 1,
  readerSecret: exampleKey(reader).toHex(),
  bytes: toBase64([...storedIn({ recorded, at })]),
});

/** The bytes that the recipient gets to hear: those that have the address in the pointer. */
export async function heard({ note, reader, recorded, at }: Game) {
  const letter = await open(walletOf(reader), note);
  const [pointer, stored] = [letter ? pointerIn(letter) : {}, storedIn({ recorded, at })];
  return (await fits(pointer.uhrpURL ?? "", stored)) ? join(pointer, stored) : undefined;
}

/** The reader fetches, checks, decrypts. */
export const listened = async (game: Game): Promise<Game> => ({
  ...game,
  isTried: true,
  isJoined: (await heard(game)) !== undefined,
});

/** The host changes one byte in the middle of its copy. */
export async function alter({ recorded }: Game): Promise<Game> {
  const there = await leaveNote(recorded);
  const at = Math.floor(there.size / 2);
  return listened({ ...there, at, found: await addressOf(storedIn({ recorded, at })) });
}

/** The host tries its own key on the pointer. */
export const peek = async ({ recorded }: Game): Promise<Game> =>
  listened({ ...(await leaveNote(recorded)), reader: "host" });

/** A stranger leaves a message in the caller's name. */
export const forge = async ({ recorded }: Game): Promise<Game> =>
  listened(await leaveNote(recorded, "stranger"));
