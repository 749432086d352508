import { coinOf } from "../coin/runHandover";
import { mined, pay } from "../coin/sign";
import { idOf, outpointOf } from "../coin/transaction";
import { exampleKey } from "../exampleKey";
import type { ExhibitState, Input } from "../kit/exhibit";
import { bytes, derivedKey, lockOf } from "../records";
import { readAll, type Slip, textOf, way } from "./record";
import { feed, type Line, lines, remedies, rightFor, whole } from "./run";

const owner = exampleKey("owner");
const stranger = exampleKey("stranger");

/** Who has signed a record: its owner, somebody else, or somebody else who calls himself its owner. */
export type Signer = "owner" | "stranger" | "claimant";

/** A transaction as submitted, and what it says. */
export interface Sample extends Slip {
  tag: string;
  name: string;
  number: number;
  signer: Signer;
  /** Its number on the page: an attack's slip is the sixth, even if it came first. */
  at: number;
  /** The number of the slip that it spends. */
  after?: number | undefined;
}

export interface Words {
  tag: string;
  name: string;
  otherTag: string;
  otherName: string;
  claimedName: string;
}

export interface Game extends ExhibitState {
  tag: string;
  fair: Sample[];
  samples: Sample[];
  /** The rule that sorts the slips and is checked: the topic's own until the visitor takes a line away, or adds one. */
  rule: Line[];
  /** What comes of each slip by it, what should, and what would with all remedies. */
  answers: (Line | undefined)[];
  wanted: (Line | undefined)[];
  meant: (Line | undefined)[];
  /** The hash of the last transaction, for the drawing. */
  seal: string;
}

const signers = { owner, stranger, claimant: stranger };
const keyOf = (who: Signer) => signers[who].toPublicKey().toString();

/** Those whom the office knows as owners. */
export const owners = [keyOf("owner")];

/** Makes and signs a transaction of one record; without `before` it spends a coin that is not shown. */
async function sampleOf(
  words: Pick<Sample, "tag" | "name" | "number" | "signer" | "at" | "after">,
  before?: Sample,
  /** Which coin it spends where there is no slip before it. */
  coin = `${words.name} ${words.number}`,
): Promise<Sample> {
  const { tag, name, number, signer } = words;
  const key = signers[signer];
  const from = before?.hex ?? mined(coinOf(keyOf(signer)), 1, coin);
  const spends = outpointOf({ id: idOf(from), output: 0 });
  const named = keyOf(signer === "claimant" ? signer : "owner");
  const fields = [bytes(textOf({ tag, owner: named, name, number, spends }))];
  const lock = await lockOf(key, way, fields);
  const hex = pay(from, 0, before ? derivedKey(key, way) : key, [{ satoshis: 1, lock }]);
  return { ...words, hex, id: idOf(hex) };
}

/** A record and its successor; then one of another topic, one that a stranger signed, and one that begins at 9. */
export async function begin({ tag, name, otherTag, otherName, claimedName }: Words): Promise<Game> {
  const first = await sampleOf({ tag, name, number: 1, signer: "owner", at: 1 });
  const second = await sampleOf({ tag, name, number: 2, signer: "owner", at: 2, after: 1 }, first);
  const samples = [
    first,
    second,
    await sampleOf({ tag: otherTag, name: otherName, number: 1, signer: "owner", at: 3 }),
    await sampleOf({ tag, name: claimedName, number: 1, signer: "stranger", at: 4 }),
    await sampleOf({ tag, name, number: 9, signer: "owner", at: 5 }),
  ];
  return run({ tag, fair: samples, samples, rule: whole, seal: second.id });
}

/** Runs all samples through the rule, and through the right one. */
export async function run(game: Omit<Game, "answers" | "wanted" | "meant">): Promise<Game> {
  const { tag, samples, rule } = game;
  const submitted = await readAll(samples);
  const [answers = [], wanted = [], meant = []] = [rule, rightFor(rule), rightFor(remedies)].map((lines) =>
    feed(lines, { tag, owners }, submitted),
  );
  return { ...game, answers, wanted, meant };
}

const offered = Object.keys(lines) as Line[];

/** The slips as they came in, with this rule. */
const choosing = (game: Game, rule: Line[]) => ({
  ...game,
  samples: game.fair,
  rule,
  seal: game.fair[1]?.id ?? "",
});

/** The line against the slip that an attack has handed in; nothing if there are only the five, or no line helps. */
export function remedyFor({ samples }: Game): Line | undefined {
  const sixth = samples.find(({ at }) => at === 6);
  if (!sixth || sixth.after) return undefined;
  return sixth.signer === "claimant" ? "listed" : "once";
}

/** The visitor adds a line to the rule, or removes it, and every slip is sorted again: a sixth one by the line against it. */
export function choose(game: Game, { value, at }: Pick<Input, "value" | "at">): Promise<Game> {
  const rule = offered.filter((line, index) => (index === at ? value === "true" : game.rule.includes(line)));
  const chosen = choosing(game, rule);
  const remedy = remedyFor(game);
  return run(remedy && rule.includes(remedy) ? { ...chosen, samples: game.samples } : chosen);
}

/** The visitor puts the whole rule back. */
export const restore = (game: Game): Promise<Game> => run(choosing(game, whole));

/** A rule that does not require the next number. */
export const loosen = (game: Game): Promise<Game> => run(choosing(game, ["format", "signed"]));

/** A rule that requires more than a first record can have. */
export const tighten = (game: Game): Promise<Game> => run(choosing(game, [...whole, "known"]));

/** A rule that does not require its owner's signature. */
export const strip = (game: Game): Promise<Game> => run(choosing(game, ["format", "follows"]));

/** The owner begins the same series once more, and nothing in the rule asks whether there is one. */
export async function again(game: Game): Promise<Game> {
  const [first] = game.fair as [Sample];
  const sixth = await sampleOf({ ...first, at: 6 }, undefined, `${first.name}, once more`);
  return run({ ...choosing(game, whole), samples: [...game.fair, sixth], seal: sixth.id });
}

/** A stranger begins the series before its owner does, where whoever comes first holds the name. */
export async function first(game: Game): Promise<Game> {
  const [own] = game.fair as [Sample];
  const claim = await sampleOf({ ...own, at: 6, signer: "claimant" });
  return run({ ...choosing(game, [...whole, "once"]), samples: [claim, ...game.fair], seal: claim.id });
}

/** The owner skips a number: the rule refuses that slip, and the chain has spent the last one all the same. */
export async function spend(game: Game): Promise<Game> {
  const [, second] = game.fair as [Sample, Sample];
  const sixth = await sampleOf({ ...second, number: second.number + 2, at: 6, after: second.at }, second);
  return run({ ...choosing(game, whole), samples: [...game.fair, sixth], seal: sixth.id });
}
