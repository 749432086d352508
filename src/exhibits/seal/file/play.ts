import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toBase64, toHex } from "@bsv/sdk/primitives/utils";
import type { ExhibitState, Input } from "../../kit/exhibit";
import { addressFrom, bytesIn, type Fetched, type Sent } from "./run";

export interface Host {
  isOff: boolean;
  /** What it sends as long as it is on. */
  sent: Sent;
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
  /** Some bytes of the file, the place of the first one, and of the byte that others alter. */
  around: { bytes: number[]; from: number; at: number };
  hosts: Host[];
}

/** How many hosts keep the file. */
const count = 3;

/** The most characters of a text, and bytes of a file: every host sends all of them, and a record holds them. */
const longest = 1000;
const largest = 2_000_000;

/** How many bytes are shown, and of them before the altered one. */
const shown = 48;
const before = 5;

const hosting = (sent: Sent, game?: Game): Host[] =>
  Array.from({ length: count }, (_, place) => ({ isOff: game?.hosts[place]?.isOff ?? false, sent }));

/** Where a small file is altered, in order of preference: an amount, another digit, a letter that becomes another one. */
const tellTale = [/(?<=\$)\d/, /\d/, /[b-y]/i];

/** How many bytes at its beginning are searched for one whose change is seen. */
const searched = 12_000;

/** The byte that is altered: one whose change is seen if there is one, or else the one in the middle. */
function placeIn(bytes: Uint8Array): number {
  const text = String.fromCharCode(...bytes.subarray(0, searched));
  return tellTale.map((kind) => text.search(kind)).find((at) => at >= 0) ?? Math.floor(bytes.length / 2);
}

/** All hosts keep this file, and send it as it is. */
async function stored(file: Blob, text: string, name?: string, game?: Game): Promise<Game> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const size = bytes.length;
  const at = placeIn(bytes);
  const from = Math.max(0, Math.min(at - before, size - shown));
  const fair = { bytes: toBase64([...bytes]) };
  const hash = hashOf({ sent: fair }) ?? "";
  const around = { bytes: [...bytes.subarray(from, from + shown)], from, at };
  const typed = name === undefined ? text : "";
  return {
    typed,
    text,
    name,
    size,
    address: addressFrom(hash),
    hash,
    fair,
    around,
    hosts: hosting(fair, game),
  };
}

export const begin = (text: string) => stored(new Blob([text]), text);

/** The file, its address and its hosts as they should be. */
const fairly = ({ problem, ...game }: Game, isKept = false): Game => ({
  ...game,
  typed: game.name === undefined ? game.text : "",
  address: addressFrom(game.hash),
  hosts: hosting(game.fair, isKept ? game : undefined),
});

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
    return await stored(file, game.text, file.name.slice(0, 80), game);
  } catch {
    return { ...fairly(game), problem: "gone" };
  }
}

/** Switches a host off or on again. The others still have the file. */
export function unplug(game: Game, { at, value }: Pick<Input, "at" | "value">): Game {
  const there = fairly(game, true);
  const hosts = there.hosts.map((host, place) =>
    place === at ? { ...host, isOff: value === "false" } : host,
  );
  return { ...there, hosts, problem: hosts.every(({ isOff }) => isOff) ? "nobody" : undefined };
}

/** The file with the last bit of one byte the other way. */
function altered({ fair, around: { at } }: Game): Sent {
  const bytes = bytesIn(fair.bytes);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return { bytes: toBase64([...bytes]) };
}

/** Some hosts change the same byte of their copies. */
const altering =
  (...places: number[]) =>
  (game: Game): Game => {
    const there = fairly(game);
    const sent = altered(there);
    const hosts = there.hosts.map((host, at) => (places.includes(at) ? { ...host, sent } : host));
    return { ...there, hosts };
  };

export const alter = altering(1);

export const agree = altering(0, 1, 2);

interface Read {
  bytes: Uint8Array;
  hash: string;
}

/** What was read last: all that is drawn of an answer asks for it, and a large file takes a while. */
const reads = new Map<string, Read | undefined>();
const mostReads = 4;

/** What a host sends, as any reader reads it; nothing if that cannot be read. */
function readOf({ sent }: Pick<Host, "sent">): Read | undefined {
  const { bytes: base64 } = sent;
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
export const hashOf = (host: Pick<Host, "sent">) => readOf(host)?.hash;

/** Somebody hands out the address of the altered file as if it were the file's: this is what its reader opens. */
export function redirect(game: Game): Game {
  const there = agree(game);
  const { bytes, hash } = readOf(there.hosts[0] as Host) as Read;
  const typed = there.name === undefined ? new TextDecoder().decode(bytes) : "";
  return { ...there, typed, address: addressFrom(hash) };
}

/** The hosts read what they keep, and send it as it is. */
export const look = (game: Game): Game => fairly(game);

/** What the reader has. */
export const fetched = ({ address, hosts }: Game): Fetched => ({
  address,
  hosts: hosts.map(({ isOff, sent }) => (isOff ? null : sent)),
});

/** How many bytes can be read beside what a host sends. */
const told = 13;

/** A few characters around the byte that others alter: of what was stored, and of what a host sends. */
export function excerptsOf(game: Game, host: Host): [before: string, now: string] {
  const { size, around } = game;
  const first = Math.max(0, around.at - around.from - before);
  const place = around.from + first;
  const read = (bytes: number[]) =>
    [
      place > 0 && "\u2026",
      ...bytes
        .slice(first, first + told)
        .map((byte) => (byte > 31 && byte < 127 ? String.fromCharCode(byte) : "\u00b7")),
      place + told < size && "\u2026",
    ]
      .filter(Boolean)
      .join("");
  return [read(around.bytes), read(bytesOf(game, host))];
}

/** The bytes around the altered one, as a host sends them. */
export const bytesOf = ({ around: { from } }: Game, host: Host): number[] => [
  ...(readOf(host)?.bytes.subarray(from, from + shown) ?? []),
];
