import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toHex } from "@bsv/sdk/primitives/utils";
import { base64Of } from "../../base64";
import { hashesOf } from "../../fileHash";
import type { ExhibitState, Input } from "../../kit/exhibit";
import { following } from "../progress";
import { addressFrom, bytesIn, type Fetched, type Sent } from "./run";

/** Whether a host answers, and what: two things that don't change each other. */
export interface Host {
  isOff: boolean;
  /** What it keeps, and sends as long as it is on; null once the term has run out. */
  sent: Sent | null;
}

export interface Game extends ExhibitState {
  /** What the visitor has typed, and the last valid version of it. */
  typed: string;
  text: string;
  /** The name of a file that the visitor has chosen or dropped. It never leaves the page. */
  name?: string | undefined;
  size: number;
  address: string;
  hash: string;
  /** What honest hosts send. */
  fair: Sent;
  /** Of a file too large for a record: its hash, and that of the same file with a byte altered. */
  own?: [fair: string, altered: string | undefined] | undefined;
  /** Some bytes of the file, the place of the first one, and of the byte that others alter. */
  around: { bytes: number[]; from: number; at: number };
  hosts: Host[];
}

/** How many hosts keep the file. */
const count = 3;

/** The most characters of a text, and bytes of a file that a record holds with each host, and of any file. */
const longest = 1000;
const mostKept = 100_000;
const largest = 200_000_000;

/** How many bytes are shown, and of them before the altered one. */
const shown = 16;
const before = 5;

const hosting = (sent: Sent | null, game?: Game): Host[] =>
  Array.from({ length: count }, (_, place) => ({ isOff: game?.hosts[place]?.isOff ?? false, sent }));

/** Where a small file is altered, in order of preference: an amount, another digit, a letter that becomes another one. */
const tellTale = [/(?<=\$)\d/, /\d/, /[b-y]/i];

/** How many bytes are searched for one whose change is seen: of a large file the last ones, which alone are hashed twice. */
const searched = 12_000;

/** The byte that is altered: one whose change is seen if there is one, or else the one in the middle. */
function placeIn(bytes: Uint8Array): number {
  const text = String.fromCharCode(...bytes.subarray(0, searched));
  return tellTale.map((kind) => text.search(kind)).find((at) => at >= 0) ?? Math.floor(bytes.length / 2);
}

/** The place of the byte that others alter, and some bytes around it; `first` is where in the file these bytes begin. */
function aroundIn(bytes: Uint8Array, first = 0): Game["around"] {
  const at = placeIn(bytes);
  const from = Math.max(0, at - before);
  return { bytes: [...bytes.subarray(from, from + shown)], from: first + from, at: first + at };
}

/** The game with a file that all hosts keep, and send as it is. */
function hosted(
  parts: Pick<Game, "text" | "name" | "size" | "hash" | "fair" | "own" | "around">,
  game?: Game,
): Game {
  const { name, text, hash, fair } = parts;
  const typed = name === undefined ? text : "";
  return { ...parts, typed, address: addressFrom(hash), hosts: hosting(fair, game) };
}

/** A file of which records hold every byte. */
async function stored(file: Blob, text: string, name?: string, game?: Game): Promise<Game> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const fair = { bytes: base64Of(bytes) };
  const hash = hashOf(fair) ?? "";
  return hosted({ text, name, size: bytes.length, hash, fair, around: aroundIn(bytes) }, game);
}

/** A larger one: it is hashed in slices, and only some bytes of it are kept. */
async function hashed(file: File, game: Game): Promise<Game> {
  const first = file.size - searched;
  const around = aroundIn(new Uint8Array(await file.slice(first).arrayBuffer()), first);
  const own = await hashesOf(file, following(), around.at);
  if (!own) return { ...fairly(game), problem: "stopped" };
  const [hash, fair] = [own[0], { bytes: "", hashed: 0 }];
  return hosted({ text: game.text, name: nameOf(file), size: file.size, hash, fair, own, around }, game);
}

const nameOf = ({ name }: File) => name.slice(0, 80);

export const begin = (text: string) => stored(new Blob([text]), text);

/** The file, its address and what its hosts send as they should be. */
const fairly = ({ problem, ...game }: Game): Game => ({
  ...game,
  typed: game.name === undefined ? game.text : "",
  address: addressFrom(game.hash),
  hosts: hosting(game.fair, game),
});

/** The same before an attack, which needs a host that answers: if the visitor has left none, all do. */
function attackable(game: Game): Game {
  const there = fairly(game);
  return there.hosts.every(({ isOff }) => isOff) ? { ...there, hosts: hosting(there.fair) } : there;
}

/** The visitor's text replaces the file. */
export async function write(game: Game, { value }: Pick<Input, "value">): Promise<Game> {
  const problem = value === "" ? "empty" : value.length > longest ? "long" : undefined;
  if (problem) return { ...fairly(game), typed: value.slice(0, 2 * longest), problem };
  return stored(new Blob([value]), value, undefined, game);
}

/** A file of the visitor's replaces it. It may be too large, or disappear while it is read. */
export async function give(game: Game, { file }: Pick<Input, "file">): Promise<Game> {
  if (!file) return game;
  if (file.size > largest) return { ...fairly(game), problem: "large" };
  if (file.size === 0) return { ...fairly(game), problem: "empty" };
  try {
    return await (file.size > mostKept ? hashed(file, game) : stored(file, game.text, nameOf(file), game));
  } catch {
    return { ...fairly(game), problem: "gone" };
  }
}

/** Switches a host off or on again. It goes on sending what it sent, unless that was for an address somebody swapped. */
export function unplug(game: Game, { at, value }: Pick<Input, "at" | "value">): Game {
  const there = fairly(game);
  const hosts = (game.gap === undefined ? game : there).hosts.map((host, place) =>
    place === at ? { ...host, isOff: value === "false" } : host,
  );
  return { ...there, hosts };
}

/** The file with the last bit of one byte the other way. */
function altered({ fair, own, around: { at } }: Game): Sent {
  if (own) return { ...fair, hashed: 1 };
  const bytes = bytesIn(fair.bytes);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return { bytes: base64Of(bytes) };
}

/** Some hosts change the same byte of their copies. */
function altering(game: Game, isLiar: (at: number) => boolean): Game {
  const sent = altered(game);
  return { ...game, hosts: game.hosts.map((host, at) => (isLiar(at) ? { ...host, sent } : host)) };
}

/** One host does: the one in the middle, or else the first one that is on. */
export function alter(game: Game): Game {
  const there = attackable(game);
  const liar = there.hosts[1]?.isOff ? there.hosts.findIndex(({ isOff }) => !isOff) : 1;
  return altering(there, (at) => at === liar);
}

export const agree = (game: Game): Game => altering(attackable(game), () => true);

/** The term ends, and no host keeps the file any more. */
export const expire = (game: Game): Game => ({ ...fairly(game), hosts: hosting(null, game) });

interface Read {
  bytes: Uint8Array;
  hash: string;
}

/** What was read last: all that is drawn of an answer asks for it, and a large file takes a while. */
const reads = new Map<string, Read | undefined>();
const mostReads = 4;

/** What a host sends, as any reader reads it; nothing if that cannot be read. */
function readOf({ bytes: base64 }: Sent): Read | undefined {
  if (!reads.has(base64)) {
    if (reads.size >= mostReads) reads.clear();
    reads.set(base64, readingOf(base64));
  }
  return reads.get(base64);
}

function readingOf(base64: string): Read | undefined {
  try {
    const bytes = bytesIn(base64);
    return { bytes, hash: toHex(sha256(bytes)) };
  } catch {
    return undefined;
  }
}

/** The hash of what a host sends, as any reader computes it. */
export const hashOf = (sent: Sent, own: Game["own"] = undefined) =>
  sent.hashed === undefined ? readOf(sent)?.hash : own?.[sent.hashed];

/** Somebody hands out the address of the altered file as if it were the file's: that is what its reader gets. */
export function redirect(game: Game): Game {
  const there = agree(game);
  return { ...there, address: addressFrom(hashOf(altered(there), there.own) ?? "") };
}

/** The hosts read what they keep, and send it as it is. */
export const look = attackable;

/** What the reader has. */
export const fetched = ({ address, hosts }: Game): Fetched => ({
  address,
  hosts: hosts.map(({ isOff, sent }) => (sent === null ? "ended" : isOff ? null : sent)),
});

/** The bytes around the altered one, as a host sends them. */
export function bytesOf({ around: { bytes, from, at } }: Game, sent: Sent): number[] {
  if (sent.hashed === undefined) return [...(readOf(sent)?.bytes.subarray(from, from + shown) ?? [])];
  return bytes.map((byte, place) => (sent.hashed === 1 && from + place === at ? byte ^ 1 : byte));
}
