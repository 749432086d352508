import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toHex } from "@bsv/sdk/primitives/utils";
import { walletOf } from "../example";
import { exampleKey } from "../exampleKey";
import type { ExhibitState, Input } from "../kit/exhibit";
import { withOtherLastByte } from "../lastByte";
import { type Copy, restore, seal } from "./run";

const key = exampleKey("wallet");
const wallet = walletOf("wallet");

export interface Store {
  copy: Copy;
  /** The previous copy, which a store should have deleted. */
  before: Copy;
  isPlugged: boolean;
}

export interface Game extends ExhibitState {
  /** The fixed records, what the visitor has typed as the last one, and the last valid version of that. */
  records: string[];
  typed: string;
  text: string;
  version: number;
  stores: [Store, Store];
  /** What a new device has read, and from how many stores. */
  restored?: { records: string[]; from: number } | undefined;
  key: string;
  /** The hash of the newest copy, for the drawing. */
  seal: string;
}

/** The most characters of a record. */
const longest = 80;

export const sealOf = ({ sealed }: Copy) => toHex(sha256(sealed, "utf8"));

/** Both stores have two versions: without the last record, and with it. */
export async function begin(records: string[], text: string): Promise<Game> {
  const before = await seal(wallet, 1, records);
  const copy = await seal(wallet, 2, [...records, text]);
  const store: Store = { copy, before, isPlugged: true };
  const seals = { key: key.toPublicKey().toString(), seal: sealOf(copy) };
  return { records, typed: text, text, version: 2, stores: [store, store], ...seals };
}

/** The wallet sends its newest copy to every connected store. */
async function send(game: Game, text: string, plugged: [boolean, boolean]): Promise<Game> {
  const isNew = text !== game.text;
  const version = game.version + (isNew ? 1 : 0);
  const copy = isNew ? await seal(wallet, version, [...game.records, text]) : newest(game);
  const sent = (store: Store, isPlugged: boolean): Store =>
    isPlugged && store.copy.version < version
      ? { copy, before: store.copy, isPlugged }
      : { ...store, isPlugged };
  const stores: Game["stores"] = [sent(game.stores[0], plugged[0]), sent(game.stores[1], plugged[1])];
  return {
    ...game,
    typed: text,
    text,
    version,
    stores,
    restored: undefined,
    problem: undefined,
    seal: sealOf(copy),
  };
}

const newest = ({ stores: [one, two] }: Game) => (one.copy.version < two.copy.version ? two.copy : one.copy);

const pluggedIn = ({ stores: [one, two] }: Game): [boolean, boolean] => [one.isPlugged, two.isPlugged];

const alone = (plugged: [boolean, boolean]) => (plugged.includes(true) ? undefined : "unplugged");

/** The visitor rewrites the last record. */
export async function write(game: Game, { value }: Pick<Input, "value">): Promise<Game> {
  const typed = value.slice(0, 2 * longest);
  const problem = typed.trim() === "" ? "empty" : typed.length > longest ? "long" : alone(pluggedIn(game));
  return problem ? { ...game, typed, restored: undefined, problem } : send(game, typed, pluggedIn(game));
}

/** Unplugs a store, or reconnects it so that it gets what it has missed. */
export async function plug(game: Game, { at }: Pick<Input, "at">): Promise<Game> {
  const [one, two] = pluggedIn(game);
  const plugged: [boolean, boolean] = at === 0 ? [!one, two] : [one, !two];
  return { ...(await send(game, game.text, plugged)), problem: alone(plugged) };
}

/** What a new device gets from the connected stores. */
const restoring = ({ stores }: Game) =>
  restore(
    wallet,
    stores.map(({ copy, isPlugged }) => (isPlugged ? copy : undefined)),
  );

export const finish = async (game: Game): Promise<Game> => ({
  ...game,
  restored: (await restoring(game)).found,
});

export async function look(game: Game) {
  const { wrong } = await restoring(game);
  return wrong && { says: wrong.broken, at: wrong.at + 1 };
}

/** A cheat by the second store, after the wallet has sent its copy to both. */
const changing = (change: (store: Store) => Copy) => async (game: Game) => {
  const { stores, ...fair } = await begin(game.records, game.text);
  const [one, two] = stores;
  return finish({ ...fair, stores: [one, { ...two, copy: change(two) }] });
};

/** Changes one byte. */
export const alter = changing(({ copy }) => ({ ...copy, sealed: withOtherLastByte(copy.sealed) }));

/** Returns the previous copy. */
export const rollBack = changing(({ before }) => before);

/** Returns the previous copy, under the newest version number. */
export const relabel = changing(({ copy, before }) => ({ ...before, version: copy.version }));
