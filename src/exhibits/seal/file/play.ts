import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toArray, toBase64, toHex } from "@bsv/sdk/primitives/utils";
import type { ExhibitState, Input } from "../../kit/exhibit";
import { following } from "../progress";
import { addressFrom, type Fetched, type Sent } from "./run";
import { hashesOf } from "./worker";

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
  /** What honest hosts send, and what the others do. */
  fair: Sent;
  altered: Sent;
  /** Some bytes of the file, the place of the first one, and of the byte that is altered. */
  around: { bytes: number[]; from: number; at: number };
  hosts: Host[];
}

/** How many hosts keep the file. */
const count = 3;

/** The most characters of a text, and bytes of a file: to be hashed, and to be saved in the record. */
const longest = 1000;
const largest = 200_000_000;
const mostSaved = 12_000;

/** How many bytes are shown, and of them before the altered one. */
const shown = 48;
const before = 5;

const hosting = (sent: Sent, game?: Game): Host[] =>
  Array.from({ length: count }, (_, place) => ({ isOff: game?.hosts[place]?.isOff ?? false, sent }));

/** Whether a byte is altered is seen in the last bit of it. */
const flipped = (bytes: number[], at: number) => bytes.map((byte, place) => (place === at ? byte ^ 1 : byte));

/** Where a small file is altered, in order of preference: an amount, another digit, a letter that becomes another one. */
const tellTale = [/(?<=\$)\d/, /\d/, /[b-y]/i];

/** The byte that is altered: one whose change is seen if there is one, or else the one in the middle. */
function placeIn(bytes: number[] | undefined, size: number): number {
  const text = String.fromCharCode(...(bytes ?? []));
  return tellTale.map((kind) => text.search(kind)).find((at) => at >= 0) ?? Math.floor(size / 2);
}

/** All hosts keep this file, and send it as it is. Nothing if the visitor did not wait for its hash. */
async function stored(file: Blob, text: string, name?: string, game?: Game): Promise<Game | undefined> {
  const { size } = file;
  const some = async (start: number, end: number) => [
    ...new Uint8Array(await file.slice(start, end).arrayBuffer()),
  ];
  const bytes = size > mostSaved ? undefined : await some(0, size);
  const at = placeIn(bytes, size);
  const hashes = await hashesOf(file, following(), at);
  if (!hashes) return undefined;
  const [hash = "", alteredHash = ""] = hashes;
  const from = Math.max(0, Math.min(at - before, size - shown));
  const fair = bytes ? { bytes: toBase64(bytes) } : { sha256: hash };
  const altered = bytes ? { bytes: toBase64(flipped(bytes, at)) } : { sha256: alteredHash };
  const around = { bytes: await some(from, from + shown), from, at };
  const address = addressFrom(hash);
  const hosts = hosting(fair, game);
  return { typed: text, text, name, size, address, hash, fair, altered, around, hosts };
}

export const begin = async (text: string) => (await stored(new Blob([text]), text)) as Game;

/** The file, its address and its hosts as they should be. */
const fairly = ({ problem, ...game }: Game, isKept = false): Game => ({
  ...game,
  typed: game.text,
  address: addressFrom(game.hash),
  hosts: hosting(game.fair, isKept ? game : undefined),
});

/** The visitor's text replaces the file. */
export async function write(game: Game, { value }: Pick<Input, "value">): Promise<Game> {
  const problem = value === "" ? "empty" : value.length > longest ? "long" : undefined;
  if (problem) return { ...fairly(game), typed: value.slice(0, 2 * longest), problem };
  return (await stored(new Blob([value]), value, undefined, game)) ?? game;
}

/** A file of the visitor's replaces it. It may be too large, or disappear while it is read. */
export async function give(game: Game, { file }: Pick<Input, "file">): Promise<Game> {
  if (!file) return game;
  if (file.size > largest) return { ...fairly(game), problem: "large" };
  if (file.size === 0) return { ...fairly(game), problem: "empty" };
  try {
    const given = await stored(file, game.text, file.name.slice(0, 80), game);
    return given ?? { ...fairly(game), problem: "stopped" };
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

/** Some hosts change the same byte of their copies. */
const altering =
  (...places: number[]) =>
  (game: Game): Game => {
    const there = fairly(game);
    const hosts = there.hosts.map((host, at) =>
      places.includes(at) ? { ...host, sent: there.altered } : host,
    );
    return { ...there, hosts };
  };

export const alter = altering(1);

export const agree = altering(0, 1, 2);

/** The hash of what a host sends, as any reader computes it; nothing if that cannot be read. */
export function hashOf({ sent }: Host): string | undefined {
  try {
    return "bytes" in sent ? toHex(sha256(toArray(sent.bytes, "base64"))) : sent.sha256;
  } catch {
    return undefined;
  }
}

/** Somebody hands out the address of the altered file as if it were the file's. */
export function redirect(game: Game): Game {
  const there = agree(game);
  return { ...there, address: addressFrom(hashOf(there.hosts[0] as Host) ?? "") };
}

/** What the reader has. */
export const fetched = ({ address, hosts }: Game): Fetched => ({
  address,
  hosts: hosts.map(({ isOff, sent }) => (isOff ? null : sent)),
});

/** The bytes around the altered one, as a host sends them. */
export function bytesOf({ around: { bytes, from, at }, hash }: Game, host: Host): number[] {
  const found = hashOf(host);
  if (found === undefined || found === hash) return bytes;
  if ("bytes" in host.sent) return toArray(host.sent.bytes, "base64").slice(from, from + shown);
  return flipped(bytes, at - from);
}
