import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toHex } from "@bsv/sdk/primitives/utils";
import { walletOf } from "../example";
import { exampleKey } from "../exampleKey";
import type { ExhibitState, Input } from "../kit/exhibit";
import { withOtherLastByte } from "../lastByte";
import { type Delivery, open, seal, send, type Waiting, write as writeLetter } from "./run";

type Party = "sender" | "recipient" | "host";

const keyOf = (who: Party) => exampleKey(who).toPublicKey().toString();

export interface Game extends ExhibitState {
  /** What the sender has typed, and the last valid version of it. */
  typed: string;
  text: string;
  /** What the recipient writes in the sender's name. */
  forged: string;
  /** The message as it was sent, and as it waits now. */
  sent: Waiting;
  waiting: Waiting;
  /** The number of the letter that the recipient has read last. */
  lastRead: number;
  /** Whether the recipient's device is online to collect it. */
  isOnline: boolean;
  /** Who opens it, and what they can read. */
  reader: "recipient" | "host";
  read?: string | undefined;
  keys: Record<Party, string>;
  /** The hash of the waiting message, for the drawing. */
  seal: string;
}

const messageBox = "work_orders";

/** The number of this letter; one was sent and read before it. */
export const number = 2;

/** The most characters of a message. */
const longest = 280;

/** A message is sent while its recipient is offline. */
export async function begin(text: string, forged: string): Promise<Game> {
  const keys = { sender: keyOf("sender"), recipient: keyOf("recipient"), host: keyOf("host") };
  const sent = await send(exampleKey("sender"), { recipient: keys.recipient, messageBox }, number, text);
  return wait({ typed: text, text, forged, sent, keys }, sent);
}

const wait = (
  { typed, text, forged, sent, keys }: Pick<Game, "typed" | "text" | "forged" | "sent" | "keys">,
  waiting: Waiting,
): Game => ({
  ...{ typed, text, forged, sent, keys, waiting },
  lastRead: number - 1,
  isOnline: false,
  reader: "recipient",
  seal: toHex(sha256(waiting.encryptedMessage, "utf8")),
});

/** The sender writes another message, which replaces the previous one in the box. */
export async function write(game: Game, { value }: Pick<Input, "value">): Promise<Game> {
  const typed = value.slice(0, 2 * longest);
  const problem = typed.trim() === "" ? "empty" : typed.length > longest ? "long" : undefined;
  return problem ? { ...wait({ ...game, typed }, game.sent), problem } : begin(typed, game.forged);
}

/** The recipient's device comes back online, and the reader gets what they can decrypt. */
export async function collected(game: Game): Promise<Game> {
  const letter = await open(walletOf(game.reader), game.waiting);
  return { ...game, isOnline: true, read: letter?.body };
}

/** The device goes offline again, and the message waits as before. */
export const goOffline = (game: Game): Game => ({ ...wait(game, game.sent), problem: game.problem });

/** What the reader has to check it: the message, and what the reader knew before. */
export const record = ({ waiting, keys, lastRead, reader }: Game): Delivery => ({
  waiting,
  sender: keys.sender,
  lastRead,
  readerSecret: exampleKey(reader).toHex(),
});

/** The host changes one byte of what it holds. */
export async function alter(game: Game): Promise<Game> {
  const there = await begin(game.text, game.forged);
  const { sent } = there;
  const encryptedMessage = withOtherLastByte(sent.encryptedMessage);
  return collected(wait(there, { ...sent, encryptedMessage }));
}

/** The host tries its own key. */
export const peek = async (game: Game): Promise<Game> =>
  collected({ ...(await begin(game.text, game.forged)), reader: "host" });

/** A stranger writes a message under the sender's name. */
export async function forge(game: Game): Promise<Game> {
  const there = await begin(game.text, game.forged);
  const { sender, recipient } = there.keys;
  const forged = await send(exampleKey("stranger"), { recipient, messageBox }, number, game.forged);
  return collected(wait(there, { ...forged, sender }));
}

/** The recipient, who has the key of the seal as well, makes a message of the sender's. */
export async function invent(game: Game): Promise<Game> {
  const there = await begin(game.text, game.forged);
  const own = exampleKey("recipient");
  const letter = writeLetter(own, there.sent, number, game.forged);
  const encryptedMessage = await seal(own, there.keys.sender, letter);
  return collected(wait(there, { ...there.sent, encryptedMessage }));
}

/** The host kept a copy, and puts it back once the recipient has read it. */
export const again = async (game: Game): Promise<Game> =>
  collected({ ...(await begin(game.text, game.forged)), lastRead: number });
