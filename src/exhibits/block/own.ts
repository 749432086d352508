/** A block of the visitor's own, with a file of theirs in it. */
import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toHex } from "@bsv/sdk/primitives/utils";
import { hashesOf } from "../fileHash";
import type { Input } from "../kit/exhibit";
import { following } from "../seal/progress";
import blocks from "./blocks.json";
import { fair, type Game, minedFor, show } from "./play";
import { carrying, climb, idOf, turned } from "./run";

/** The most bytes of a file. */
const largest = 200_000_000;

const longestName = 80;

/** Where the time stands in a header, in digits of hex. */
const time = [136, 144] as const;

/** It goes on from the last block that there is here. The file takes the first place among transactions that are real. */
async function withFile(game: Game, name: string, file: string, when: string): Promise<Game> {
  const there = show(game, "hundred-thousand", 0);
  const { path, next } = there.proof;
  const transaction = carrying(file);
  const id = idOf(transaction);
  const root = climb(id, 0, path).at(-1) ?? "";
  const header = `01000000${turned(idOf(next.at(-1) ?? ""))}${turned(root)}${when}`;
  const mined = await minedFor(game, { header, root });
  if (!mined) return { ...fair(game), problem: "stopped" };
  const proof = { file, transaction, id, place: 0, path, root, header: mined.header, next: [] };
  return { ...there, mined, proof, own: { name, proof } };
}

const now = () =>
  turned(
    Math.floor(Date.now() / 1000)
      .toString(16)
      .padStart(8, "0"),
  );

/** The visitor's file becomes a leaf of a block that is mined here. It may be too large, or disappear while it is read. */
export async function give(game: Game, { file }: Pick<Input, "file">): Promise<Game> {
  if (!file) return game;
  if (file.size > largest) return { ...fair(game), problem: "large" };
  if (file.size === 0) return { ...fair(game), problem: "nothing" };
  try {
    const hashes = await hashesOf(file, following());
    if (!hashes) return { ...fair(game), problem: "stopped" };
    return await withFile(game, file.name.slice(0, longestName), hashes[0], now());
  } catch {
    return { ...fair(game), problem: "gone" };
  }
}

/** The same file, or else a forger's headline, in a block of the visitor's own that is passed off as one of 2009. */
export async function back(game: Game): Promise<Game> {
  const { own, forged } = game;
  const file = own?.proof.file ?? toHex(sha256(forged, "utf8"));
  const there = await withFile(game, own?.name ?? forged, file, blocks.first.header.slice(...time));
  const { file: _, ...proof } = there.proof;
  return { ...there, proof };
}
