import type { Game as AnyGame, Random } from "../kit/exhibit";
import { progress } from "./progress";
import { fetched, hashOf, type Item, itemsOf, type Release } from "./run";

/** The release's own list, once it has come. */
interface List {
  /** SHA-256 of release.json. */
  digest: string;
  commit: string;
  bytes: number;
  items: Item[];
}

export interface Game extends AnyGame {
  /** Where the site is; nothing where nobody has asked yet. */
  origin: string;
  list?: List;
  /** SHA-256 of what came from each address. */
  found: Record<string, string>;
  /** Which address has a byte that was flipped after it came. */
  flipped?: string;
}

export const begin = async (): Promise<Game> => ({ origin: "", found: {} });

/** Requests at once: browsers send six to one host. */
const atOnce = 6;

/** Fetches the list alone, which says how much the rest is. */
export async function ask(): Promise<Game> {
  const { origin } = location;
  try {
    const bytes = await fetched("/release.json");
    const release: Release = JSON.parse(new TextDecoder().decode(bytes));
    const { commit, bytes: weight } = release;
    const list = { digest: await hashOf(bytes), commit, bytes: weight, items: itemsOf(release) };
    return { origin, list, found: {} };
  } catch {
    return { origin, found: {}, problem: "list" };
  }
}

/** Whether the visitor has asked sites for little data (Save-Data): then the size is told, and the next press goes on. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches and hashes every file of the list; files that were hashed before are asked for again. */
export async function hashAll(game: Game): Promise<Game> {
  if (game.flipped !== undefined) return game;
  const asked = game.list ? { ...game, problem: undefined } : await ask();
  if (!asked.list) return asked;
  if (!game.list && savesData()) return { ...asked, problem: "saving" };
  const { items } = asked.list;
  const { stops } = progress;
  const found: Record<string, string> = {};
  const queue = items.entries();
  const work = async () => {
    // All of them share one iterator, so each file is taken once.
    for (const [at, { address }] of queue) {
      if (progress.stops !== stops || !progress.tell(at / items.length)) return;
      found[address] = await hashOf(await fetched(address));
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } catch {
    return { ...asked, problem: "lost" };
  }
  return { ...asked, found };
}

/** One bit of a page is turned over after it has come: as if the host had sent another. */
export async function flip(game: Game, random: Random): Promise<Game> {
  const asked = game.list ? game : await ask();
  const [first] = asked.list?.items.filter(({ address }) => !address.includes(".")) ?? [];
  if (!first) return asked;
  try {
    const bytes = await fetched(first.address);
    const [draw = 0] = random(1);
    const at = (draw * 7) % bytes.length;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    const { address } = first;
    return { ...asked, problem: undefined, found: { [address]: await hashOf(bytes) }, flipped: address };
  } catch {
    return { ...asked, problem: "lost" };
  }
}
