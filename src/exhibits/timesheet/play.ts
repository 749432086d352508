import { keyOf } from "../certificate/run";
import { walletOf } from "../example";
import type { ExhibitState, Input } from "../kit/exhibit";
import { check, type Entry, type Reply, reply, seal } from "./run";

const [client, firm] = [walletOf("client"), walletOf("firm")];

export interface Game extends ExhibitState {
  days: string[];
  /** The entries, hashes and replies in their current state. */
  entries: Entry[];
  hashes: string[];
  replies: Reply[];
  /** The last hash of each day, sealed in the evening. */
  seals: string[];
  /** The minutes on the invoice. */
  billed: number;
  /** The week as entered, and whether the client accepts each entry. */
  fair: { entries: Entry[]; accepts: boolean[] };
  /** The index of the entry that the first cheat has added. */
  late?: number | undefined;
  /** The index of an entry whose acceptance is not the client's. */
  unsigned?: number | undefined;
  forged: Entry;
  client: string;
}

type Fair = Pick<Game, "days" | "fair" | "forged" | "client">;

export const accepted = ({ entries, replies }: Pick<Game, "entries" | "replies">) =>
  entries.reduce((sum, { minutes }, at) => sum + (replies[at]?.accepts ? minutes : 0), 0);

/** The week as it should be, with these replies. */
async function lay({ days, fair, forged, client: key }: Fair, accepts = fair.accepts): Promise<Game> {
  const { entries } = fair;
  const { hashes, seals } = await seal(entries);
  const replies: Reply[] = [];
  for (const [at, hash] of hashes.entries()) replies.push(await reply(client, hash, accepts[at] === true));
  const billed = accepted({ entries, replies });
  return { days, fair: { entries, accepts }, forged, client: key, entries, hashes, seals, replies, billed };
}

export const begin = async (
  days: string[],
  entries: Entry[],
  accepts: boolean[],
  forged: Entry,
): Promise<Game> => lay({ days, fair: { entries, accepts }, forged, client: await keyOf(client) });

export const find = ({ entries, hashes, seals, replies, billed, client: key }: Game) =>
  check(entries, hashes, seals, replies, billed, key);

/** The client accepts an entry, or queries it. */
export const decide = (game: Game, { value, at }: Pick<Input, "value" | "at">): Promise<Game> =>
  lay(
    game,
    game.fair.accepts.map((before, index) => (index === at ? value === "true" : before)),
  );

/** On Friday an entry is added for an earlier day, and everything after it is rehashed. */
export async function addLate(game: Game): Promise<Game> {
  const there = await lay(game);
  const late = there.entries.filter(({ day }) => day <= there.forged.day).length;
  const entries = [...there.entries.slice(0, late), there.forged, ...there.entries.slice(late)];
  const { hashes } = await seal(entries);
  const replies: Reply[] = [];
  for (const at of hashes.keys()) replies.push(there.replies[at - Number(at > late)] as Reply);
  replies[late] = await reply(firm, hashes[late] ?? "", true);
  return { ...there, entries, hashes, replies, late, unsigned: late, billed: accepted({ entries, replies }) };
}

/** Adds half an hour to the first entry; its hash stays the same. */
export async function stretch(game: Game): Promise<Game> {
  const there = await lay(game);
  const entries = there.entries.map((entry, at) =>
    at === 0 ? { ...entry, minutes: entry.minutes + 30 } : entry,
  );
  return { ...there, entries, billed: accepted({ ...there, entries }) };
}

/** The index of the entry that the client has queried; the last one if none. */
const queried = ({ fair: { accepts } }: Game) => {
  const at = accepts.indexOf(false);
  return at < 0 ? accepts.length - 1 : at;
};

/** The client queries an entry, and the firm accepts it in the client's name. */
export async function acceptAll(game: Game): Promise<Game> {
  const at = queried(game);
  const there = await decide(game, { value: "false", at });
  const own = await reply(firm, there.hashes[at] ?? "", true);
  const replies = there.replies.map((before, index) => (index === at ? own : before));
  return { ...there, replies, unsigned: at, billed: accepted({ ...there, replies }) };
}

/** The client queries an entry, and the invoice includes its minutes anyway. */
export async function billAll(game: Game): Promise<Game> {
  const there = await decide(game, { value: "false", at: queried(game) });
  return { ...there, billed: there.entries.reduce((sum, { minutes }) => sum + minutes, 0) };
}
