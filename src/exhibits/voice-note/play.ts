import { walletOf } from "../example";
import { secretOf } from "../exampleKey";
import { addressOf, hashIn } from "../hash-address/run";
import type { ExhibitState, Input } from "../kit/exhibit";
import { keyOf, type Waiting } from "../message-box/run";
import { encrypt, join, leave } from "./run";
import { rate, recordingOf, strokesOf } from "./sound";

const wallets = {
  caller: walletOf("caller"),
  recipient: walletOf("recipient"),
  host: walletOf("host"),
  stranger: walletOf("stranger"),
};

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

/** What the host has. */
export async function storedIn({ recorded, at }: Pick<Game, "recorded" | "at">) {
  const { key, iv } = recorded;
  const bytes = await encrypt(soundOf({ recorded }), new Uint8Array(key), new Uint8Array(iv));
  if (at !== undefined) bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}

/** Makes a recording, splits it into pointer and encrypted sound, and leaves both. */
async function leaveNote(recorded: Recorded, sender = wallets.caller): Promise<Game> {
  const [sound, stored] = [soundOf({ recorded }), await storedIn({ recorded })];
  const address = await addressOf(stored);
  const note = await leave(sender, await keyOf(wallets.recipient), stored, new Uint8Array(recorded.key));
  return {
    recorded,
    note: { ...note, sender: await keyOf(wallets.caller) },
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

const joined = async (game: Game) => join(wallets[game.reader], game.note, await storedIn(game));

/** The reader fetches, checks, decrypts. */
export async function listened(game: Game): Promise<Game> {
  return { ...game, isTried: true, isJoined: "recording" in (await joined(game)) };
}

export async function look(game: Game) {
  const { broken } = await joined(game);
  return broken === undefined ? undefined : { says: broken };
}

/** The bytes that the recipient gets to hear. */
export async function heard(game: Game) {
  const found = await joined(game);
  return "recording" in found ? found.recording : undefined;
}

/** The host changes one byte in the middle of its copy. */
export async function alter({ recorded }: Game): Promise<Game> {
  const there = await leaveNote(recorded);
  const at = Math.floor(there.size / 2);
  return listened({ ...there, at, found: await addressOf(await storedIn({ recorded, at })) });
}

/** The host tries its own key on the pointer. */
export const peek = async ({ recorded }: Game): Promise<Game> =>
  listened({ ...(await leaveNote(recorded)), reader: "host" });

/** A stranger leaves a message in the caller's name. */
export const forge = async ({ recorded }: Game): Promise<Game> =>
  listened(await leaveNote(recorded, wallets.stranger));
