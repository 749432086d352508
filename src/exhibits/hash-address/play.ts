import { toBase64 } from "@bsv/sdk/primitives/utils";
import type { ExhibitState, Input, Random } from "../kit/exhibit";
import { addressOf, hashIn, type Sent } from "./run";

type Bytes = Uint8Array<ArrayBuffer>;

/** A file that the visitor has chosen or dropped. It never leaves the page. */
interface Dropped {
  name: string;
  bytes: Bytes;
}

export interface Game extends ExhibitState {
  /** What the visitor has typed, and the last valid version of it. */
  typed: string;
  text: string;
  dropped?: Dropped | undefined;
  /** The file's address, its hash and its size. */
  address: string;
  hash: string;
  size: number;
  /** What each host does. */
  hosts: Host[];
}

export interface Host {
  isOff: boolean;
  /** The index of the byte that it has changed. */
  at?: number | undefined;
  /** The address of what it sends, as any reader can compute it. */
  found: string;
}

/** How many hosts keep the file. */
const count = 3;

/** The most characters of a text, and bytes of a file. */
const longest = 1000;
const largest = 20_000_000;

const bytesOf = ({ text, dropped }: Pick<Game, "text" | "dropped">): Bytes =>
  dropped?.bytes ?? new TextEncoder().encode(text);

/** All hosts keep this file, and send it as it is. */
async function stored(text: string, dropped?: Dropped): Promise<Game> {
  const bytes = bytesOf({ text, dropped });
  const address = await addressOf(bytes);
  const hosts = Array.from({ length: count }, () => ({ isOff: false, found: address }));
  return { typed: text, text, dropped, address, hash: hashIn(address), size: bytes.length, hosts };
}

export const begin = (text: string) => stored(text);

/** The visitor's text replaces the file. */
export async function write(game: Game, { value }: Pick<Input, "value">): Promise<Game> {
  const problem = value === "" ? "empty" : value.length > longest ? "long" : undefined;
  return problem
    ? { ...(await fair(game)), typed: value.slice(0, 2 * longest), problem }
    : keptOff(game, await stored(value));
}

/** A file of the visitor's replaces it. It may be too large, or disappear while it is read. */
export async function give(game: Game, { file }: Pick<Input, "file">): Promise<Game> {
  if (!file) return game;
  if (file.size > largest) return { ...(await fair(game)), problem: "large" };
  if (file.size === 0) return { ...(await fair(game)), problem: "empty" };
  try {
    return await stored(game.text, {
      name: file.name.slice(0, 80),
      bytes: new Uint8Array(await file.arrayBuffer()),
    });
  } catch {
    return { ...(await fair(game)), problem: "gone" };
  }
}

/** The next state with another file: hosts that were switched off stay off. */
const keptOff = ({ hosts }: Game, next: Game): Game => ({
  ...next,
  hosts: next.hosts.map((host, place) => ({ ...host, isOff: hosts[place]?.isOff ?? false })),
});

const fair = ({ text, dropped }: Game) => stored(text, dropped);

/** Switches a host off or on again. The others still have the file. */
export async function unplug(game: Game, { at, value }: Pick<Input, "at" | "value">): Promise<Game> {
  const there = await fair(game);
  const hosts = there.hosts.map((host, place) => ({
    ...host,
    isOff: place === at ? value === "false" : (game.hosts[place]?.isOff ?? false),
  }));
  return { ...there, hosts, problem: hosts.every(({ isOff }) => isOff) ? "nobody" : undefined };
}

/** What a host sends: the file, the file with one bit flipped, or nothing. */
function answerOf(bytes: Bytes, { isOff, at }: Host): Bytes | undefined {
  if (isOff) return undefined;
  if (at === undefined) return bytes;
  const other = bytes.slice();
  other[at] = (other[at] ?? 0) ^ 1;
  return other;
}

/** Some hosts change the same byte of their copies. */
async function altered(game: Game, random: Random, places: number[]): Promise<Game> {
  const there = await fair(game);
  const bytes = bytesOf(there);
  const at = new DataView(random(4).buffer as ArrayBuffer).getUint32(0) % bytes.length;
  const found = await addressOf(answerOf(bytes, { isOff: false, at, found: "" }) ?? bytes);
  const hosts = there.hosts.map((host, place) => (places.includes(place) ? { ...host, at, found } : host));
  return { ...there, hosts };
}

export const alter = (game: Game, random: Random) => altered(game, random, [1]);

export const agree = (game: Game, random: Random) => altered(game, random, [0, 1, 2]);

/** The most bytes of a file that the record holds, in base64. */
const mostSaved = 65_536;

/** What a host has sent, for the record: of a large file only what the browser has hashed it to. */
export function sentBy(game: Game, host: Host): Sent {
  const bytes = answerOf(bytesOf(game), host);
  if (!bytes) return null;
  return 4 * Math.ceil(bytes.length / 3) > mostSaved
    ? { sha256: hashIn(host.found) }
    : { bytes: toBase64([...bytes]) };
}
