import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toHex } from "@bsv/sdk/primitives/utils";
import { walletOf } from "../example";
import type { ExhibitState, Input } from "../kit/exhibit";
import { withOtherLastByte } from "../lastByte";
import { collect, keyOf, send, type Waiting } from "./run";

const wallets = {
  sender: walletOf("sender"),
  recipient: walletOf("recipient"),
  host: walletOf("host"),
  stranger: walletOf("stranger"),
};

export interface Game extends ExhibitState {
  /** What the sender has typed, and the last valid version of it. */
  typed: string;
  text: string;
  /** The message as it was sent, and as it waits now. */
  sent: Waiting;
  waiting: Waiting;
  /** Whether the recipient's device is online to collect it. */
  isOnline: boolean;
  /** Who opens it, and what they can read. */
  reader: "recipient" | "host";
  read?: string | undefined;
  keys: Record<keyof typeof wallets, string>;
  /** The hash of the waiting message, for the drawing. */
  seal: string;
}

const box = "work_orders";

/** The most characters of a message. */
const longest = 280;

/** A message is sent while its recipient is offline. */
export async function begin(text: string): Promise<Game> {
  const keys = {
    sender: await keyOf(wallets.sender),
    recipient: await keyOf(wallets.recipient),
    host: await keyOf(wallets.host),
    stranger: await keyOf(wallets.stranger),
  };
  const sent = await send(wallets.sender, keys.recipient, box, text);
  return wait({ typed: text, text, sent, keys }, sent);
}

const wait = (
  { typed, text, sent, keys }: Pick<Game, "typed" | "text" | "sent" | "keys">,
  waiting: Waiting,
): Game => ({
  ...{ typed, text, sent, keys, waiting },
  isOnline: false,
  reader: "recipient",
  seal: toHex(sha256(waiting.encryptedMessage, "utf8")),
});

/** The sender writes another message, which replaces the previous one in the box. */
export async function write(game: Game, { value }: Pick<Input, "value">): Promise<Game> {
  const typed = value.slice(0, 2 * longest);
  const problem = typed.trim() === "" ? "empty" : typed.length > longest ? "long" : undefined;
  return problem ? { ...wait({ ...game, typed }, game.sent), problem } : begin(typed);
}

/** The recipient's device comes back online, and the reader gets what they can decrypt. */
export async function collected(game: Game): Promise<Game> {
  const found = await collect(wallets[game.reader], game.waiting);
  return { ...game, isOnline: true, read: "body" in found ? found.body : undefined };
}

/** The device goes offline again, and the message waits as before. */
export const goOffline = (game: Game): Game => ({ ...wait(game, game.sent), problem: game.problem });

export const look = ({ reader, waiting }: Game) => collect(wallets[reader], waiting);

/** The host changes one byte of what it holds. */
export async function alter(game: Game): Promise<Game> {
  const there = await begin(game.text);
  const { sent } = there;
  const encryptedMessage = withOtherLastByte(sent.encryptedMessage);
  return collected(wait(there, { ...sent, encryptedMessage }));
}

/** The host tries its own key. */
export const peek = async (game: Game): Promise<Game> =>
  collected({ ...(await begin(game.text)), reader: "host" });

/** A stranger writes a message under the sender's name. */
export async function forge(game: Game): Promise<Game> {
  const there = await begin(game.text);
  const forged = await send(wallets.stranger, there.keys.recipient, box, there.text);
  return collected(wait(there, { ...forged, sender: there.keys.sender }));
}
