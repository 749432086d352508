import type { ExhibitState, Random } from "../kit/exhibit";
import { progress } from "./progress";
import { fetched, hashOf, type Item, itemsOf, type Release } from "./run";

/** The release's own list of files, once loaded. */
interface List {
  /** The text of release.json, and its SHA-256. */
  text: string;
  digest: string;
  commit: string;
  bytes: number;
  items: Item[];
}

export interface Game extends ExhibitState {
  /** The site's origin; empty before the list is requested. */
  origin: string;
  list?: List;
  /** The hash that the list should have: its own, unless the visitor types one from elsewhere over it. */
  digest: string;
  /** SHA-256 of the response from each address. */
  found: Record<string, string>;
  /** The address whose response had a bit flipped after loading. */
  flipped?: string;
}

export const begin = async (): Promise<Game> => ({ origin: "", digest: "", found: {} });

/** Concurrent requests: browsers open six connections to a host. */
const atOnce = 6;

/** Fetches only the list, which says how large the rest is. */
export async function ask(): Promise<Game> {
  const { origin } = location;
  try {
    const bytes = await fetched("/release.json");
    const text = new TextDecoder().decode(bytes);
    const release: Release = JSON.parse(text);
    const { commit, bytes: weight } = release;
    const list = { text, digest: await hashOf(bytes), commit, bytes: weight, items: itemsOf(release) };
    return { origin, list, digest: list.digest, found: {} };
  } catch {
    return { origin, digest: "", found: {}, problem: "list" };
  }
}

/** Whether the visitor prefers to save data (Save-Data): then the size is shown first, and the next press starts it. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches and hashes every file of the list, including those hashed before. */
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

/** Flips one bit of a page after it has loaded, as if the host had sent a different one. */
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
    const found = { [address]: await hashOf(bytes) };
    return { ...asked, digest: asked.list?.digest ?? "", problem: undefined, found, flipped: address };
  } catch {
    return { ...asked, problem: "lost" };
  }
}
