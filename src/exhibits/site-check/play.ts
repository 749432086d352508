import type { Input, Random } from "../kit/exhibit";
import type { Game, List } from "./game";
import { progress } from "./progress";
import { fetched, hashAt, hashOf, itemsOf, type Release } from "./run";

export const begin = async (): Promise<Game> => ({ origin: "", digest: "", found: {}, picked: 0 });

/** Concurrent requests: browsers open six connections to a host. */
const atOnce = 6;

/** How long a check runs before it stops and asks, in milliseconds. */
const longest = 120_000;

async function listOf(bytes: Uint8Array<ArrayBuffer>): Promise<List> {
  const text = new TextDecoder().decode(bytes);
  const release: Release = JSON.parse(text);
  return {
    text,
    digest: await hashOf(bytes),
    commit: release.commit,
    bytes: release.bytes,
    items: itemsOf(release),
  };
}

/** Fetches only the list, which says how large the rest is. */
export async function ask(): Promise<Game> {
  const { origin } = location;
  try {
    const bytes = await fetched("/release.json");
    if (!bytes) throw new Error("This host has no list");
    const list = await listOf(bytes);
    const picked = Math.max(
      0,
      list.items.findIndex(({ address }) => !address.includes(".")),
    );
    return { origin, list, digest: list.digest, found: {}, picked };
  } catch {
    return { origin, digest: "", found: {}, picked: 0, problem: "list" };
  }
}

/** Whether the visitor prefers to save data (Save-Data): then the size is shown first, and the next press starts it. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** The game with the host's own list, which is fetched if it is missing, and without the effects of attacks. */
async function listed({ problem, gap, served, flipped, ...game }: Game): Promise<Game> {
  if (!game.list) return ask();
  const found = { ...game.found };
  // A file that was tampered with here is fetched again.
  if (flipped !== undefined) delete found[flipped];
  return { ...game, digest: served ? game.list.digest : game.digest, found };
}

/** Fetches and hashes every file of the list, including those hashed before. */
export async function hashAll(game: Game): Promise<Game> {
  if (game.flipped !== undefined) return game;
  const asked = await listed(game);
  if (!asked.list) return asked;
  if (!game.list && savesData()) return { ...asked, problem: "saving" };
  // An interrupted check continues where it stopped.
  return rest(asked, game.problem === "late" ? asked.found : {});
}

/** Fetches and hashes the remaining files. */
async function rest(game: Game, there: Game["found"]): Promise<Game> {
  const { stops } = progress;
  const end = performance.now() + longest;
  const found = { ...there };
  const queue = (game.list?.items ?? []).filter(({ address }) => found[address] === undefined).values();
  let problem: string | undefined;
  const work = async () => {
    // All of them share one iterator, so each file is taken once.
    for (const { address } of queue) {
      if (problem) return;
      if (progress.stops !== stops || !progress.tell({ ...game, found })) problem = "stopped";
      else if (performance.now() > end) problem = "late";
      else found[address] = await hashAt(address);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } catch {
    return { ...game, problem: "lost" };
  }
  return { ...game, found, problem };
}

/** Which file a cheat works on. */
export const pick = (game: Game, { value }: Pick<Input, "value">): Game => {
  const last = (game.list?.items.length ?? 1) - 1;
  return { ...game, picked: Math.min(last, Math.max(0, Math.round(Number(value)) || 0)) };
};

/** Flips one bit of a file after it has loaded, as if the host had sent a different one. */
export async function flip(game: Game, random: Random): Promise<Game> {
  const asked = await listed(game);
  const { list, picked } = asked;
  const address = list?.items[picked]?.address;
  if (!list || address === undefined) return asked;
  try {
    const bytes = await fetched(address);
    if (!bytes) throw new Error("This host has no such file");
    const [draw = 0] = random(1);
    const at = (draw * 7) % bytes.length;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    const found = { ...asked.found, [address]: await hashOf(bytes) };
    return { ...asked, digest: list.digest, found, flipped: address };
  } catch {
    return { ...asked, problem: "lost" };
  }
}

/** The text of a list that names another hash for an address. */
function naming(text: string, address: string, hash: string): string {
  const release: Release = JSON.parse(text);
  const files = Object.entries(release.files).map(([file, right]) => {
    const [item] = itemsOf({ ...release, files: { [file]: right } });
    return [file, item?.address === address ? hash : right];
  });
  return JSON.stringify({ ...release, files: Object.fromEntries(files) });
}

/** The host sends another page, and a list that names the hash of that one. */
export async function foist(game: Game, random: Random): Promise<Game> {
  const there = await flip(game, random);
  const { list, found, flipped: address = "" } = there;
  const other = found[address];
  if (!list || other === undefined) return there;
  const served = await listOf(new TextEncoder().encode(naming(list.text, address, other)));
  const whole = await rest({ ...there, served, digest: served.digest }, found);
  return whole.problem === undefined ? whole : { ...(await listed(whole)), problem: whole.problem };
}
