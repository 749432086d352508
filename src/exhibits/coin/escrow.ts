import { hash256 } from "@bsv/sdk/primitives/Hash";
import TransactionSignature from "@bsv/sdk/primitives/TransactionSignature";
import { toHex } from "@bsv/sdk/primitives/utils";
import { type Deal, type Drawn, type Game, type Maker, type Party, parties, payees } from "./game";
import { agreed, lockOf, scriptOf, type Terms } from "./runEscrow";
import { coinOf } from "./runHandover";
import { loose, shown } from "./shown";
import { altered, keyOf, mined, publicOf, signature, unlocked, unsigned } from "./sign";
import { preimageOf } from "./spend";
import { writtenIn } from "./trace";
import { feeOf, type Output } from "./transaction";
import { type Weakness, weakened, weaknesses, weaknessesOf } from "./weak";

/** The days that the visitor can go to, counted from the deadline. */
export const days = { first: -29, last: 14 };
const [final, waiting] = [0xffffffff, 0xfffffffe];
const [all, none] = [0x41, TransactionSignature.SIGHASH_NONE | TransactionSignature.SIGHASH_FORKID];

const alone = "sig:buyer preimage OP_0";

/** Whether a lock has a weakness. */
const takes = (lock: string, what: Weakness) => weaknessesOf(lock).includes(what);

/**
 * The script that opens the lock: as many settle as it asks for, and a single one takes the refund branch. They leave the
 * payee blank where the lock lets them.
 */
function openWords(
  [one = "stranger", other]: readonly string[],
  lock: string,
  isBlank = takes(lock, "blankPayee"),
) {
  const mark = isBlank ? ":none" : "";
  if (takes(lock, "one")) return `OP_0 sig:${one}${mark} OP_1`;
  return other === undefined ? `sig:${one} preimage OP_0` : `OP_0 sig:${one}${mark} sig:${other}${mark} OP_1`;
}

/** The coins under their lock, and the transaction that is to move them. */
function moved(game: Game, target: number, written?: number, mark = "escrow"): Drawn[] {
  const { open, day, under } = game.escrow as Deal;
  const terms = game.terms as Terms;
  const coin: Output = { satoshis: 10_000_000_000, lock: lockOf(terms, under) };
  const root = mined(coin.lock, coin.satoshis, mark);
  const isOut = open.includes("preimage");
  const due = Math.min(terms.deadline, todayOf(terms.deadline, day));
  const lockTime = isOut ? (written ?? due) : 0;
  const sequence = isOut ? waiting : final;
  const lock = coinOf(publicOf(payees[target] ?? "stranger"));
  // The refund branch repeats the whole lock in its preimage.
  const fee = Math.max(100, 50 + feeOf(coin.lock));
  const draft = unsigned(root, 0, [{ satoshis: coin.satoshis - fee, lock }]);
  const [input] = draft.inputs;
  for (let step = 0; ; step++) {
    const attempt = { ...draft, lockTime, inputs: input ? [{ ...input, sequence: sequence - step }] : [] };
    const preimage = preimageOf(attempt, 0, coin, all);
    // The lock adds one to the last byte of a hash, which works for one in four: wallets count the sequence down until it does.
    const hash = hash256(preimage);
    const fits = (byte = 0) => byte > 0 && byte < 0x7f;
    if (isOut && !(fits(hash[0]) && fits(hash[31]))) continue;
    const words: Record<string, string> = { preimage: toHex(preimage) };
    for (const party of parties.filter((name) => open.includes(`sig:${name}`))) {
      words[`sig:${party}`] = toHex(signature(attempt, coin, keyOf(party)));
      words[`sig:${party}:none`] = toHex(signature(attempt, coin, keyOf(party), none));
    }
    return [
      { hex: root, level: -1, lane: 1, names: [game.names.payer], owner: "" },
      {
        hex: unlocked(attempt, scriptOf(open, words)),
        level: 1,
        lane: target,
        names: [nameOf(game, target)],
        owner: "",
        target,
      },
    ];
  }
}

const nameOf = ({ names }: Game, target: number) => [names.you, names.other, names.stranger][target] ?? "";

/** Whether the coins are gone although a step failed: miners ask for neither of these two. */
export const isLost = ({ preset }: Game, says: string) =>
  preset === "escrow" && (says === "who" || says === "terms");

/** When a day begins, in seconds. */
export const todayOf = (deadline: number, day: number) =>
  deadline + 24 * 60 * 60 * Math.max(days.first, Math.min(days.last, day));

/** The three keys, and the deadline. */
export const termsOf = (deadline: number): Terms => ({
  buyer: publicOf("buyer"),
  seller: publicOf("seller"),
  arbiter: publicOf("arbiter"),
  deadline,
});

/** The state in which somebody tries to move the coins. */
function trying(game: Game, deal: Partial<Deal>, target: number, written?: number, mark?: string): Game {
  const escrow = { ...(game.escrow as Deal), at: 0, ...deal };
  const tried = { ...game, escrow };
  return shown(tried, moved(tried, target, written, mark));
}

export function begin(game: Game, deadline: number): Game {
  const terms = termsOf(deadline);
  const signers: Party[] = ["buyer", "seller"];
  const escrow = {
    signers,
    day: days.first,
    lock: agreed,
    under: agreed,
    open: openWords(signers, agreed),
    at: 0,
  };
  const first = trying({ ...game, terms, escrow }, {}, 0);
  return { ...first, fair: first.made, agreed: terms };
}

const signersIn = (open: string) => parties.filter((party) => open.includes(`sig:${party}`));

const underOf = ({ escrow }: Game) => (escrow as Deal).under;

/** An attack tries the lock that is there, weakened or not, on the first day. What is typed and is no lock gives way. */
const against = (game: Game, open: string, target: number, written?: number, mark?: string): Game => {
  const terms = termsOf((game.terms as Terms).deadline);
  const deal = { day: days.first, lock: underOf(game), open, signers: signersIn(open) };
  return trying({ ...game, terms }, deal, target, written, mark);
};

/** Two sign; where the lock asks for one, it is the one of them who gains. They see who is paid, unless they leave it blank. */
const signing = (game: Game, pair: readonly [Party, Party], gains: Party, isBlank = false) =>
  openWords(takes(underOf(game), "one") ? [gains] : pair, underOf(game), isBlank);

const targetOf = ({ made }: Game) => made.at(-1)?.target ?? 0;

/** The visitor ticks a box: one more signer or one fewer. */
export function sign(game: Game, { value, at }: { value: string; at: number }): Game {
  const deal = game.escrow as Deal;
  const signers = parties.filter((party, index) =>
    index === at ? value === "true" : deal.signers.includes(party),
  );
  if (signers.length === 0) return { ...game, escrow: { ...deal, signers }, problem: "nobody" };
  return trying(game, { signers, open: openWords(signers, deal.under) }, targetOf(game));
}

/** The visitor goes to another day. What was postdated stays so, and miners take it once its day has come. */
export function wait(game: Game, { value }: { value: string }): Game {
  const written = writtenIn(game);
  const isPostdated = written >= (game.terms as Terms).deadline;
  return trying(game, { day: Number(value) }, targetOf(game), isPostdated ? written : undefined);
}

/** The visitor writes another lock, or other words that are to open it. */
export function write(game: Game, { value, at }: { value: string; at: number }): Game {
  const text = value.slice(0, 3000);
  const deal = { ...(game.escrow as Deal), ...(at === 0 ? { lock: text } : { open: text }) };
  try {
    if (deal.lock.trim() === "") throw new Error("No lock at all");
    return trying(game, { ...deal, under: deal.lock }, targetOf(game));
  } catch {
    return { ...game, escrow: deal, problem: "words" };
  }
}

/** Who signs to use a weakness, and which of the payees gets the coins. */
const thefts: Record<Weakness, [signers: Party[], target: number]> = {
  one: [["arbiter"], 2],
  anyDay: [["buyer"], 1],
  blankPayee: [["buyer", "seller"], 2],
};

/** The visitor weakens the lock in a way, or no longer, and the one who gains by that tries it. */
export function weaken(game: Game, { value, at }: { value: string; at: number }): Game {
  const had = weaknessesOf((game.escrow as Deal).lock);
  const chosen = weaknesses.filter((name, index) => (index === at ? value === "true" : had.includes(name)));
  const last = value === "true" ? weaknesses[at] : chosen.at(-1);
  const [signers, target] = last ? thefts[last] : [["buyer", "seller"] as Party[], 0];
  const lock = weakened(chosen);
  const open = last === "anyDay" ? alone : openWords(signers, lock);
  return trying(game, { lock, under: lock, open, signers }, target);
}

/** The stepper of the interpreter is moved. */
export const go = (game: Game, { value }: { value: string }): Game => ({
  ...game,
  escrow: { ...(game.escrow as Deal), at: Math.max(0, Math.round(Number(value)) || 0) },
});

const both = ["buyer", "seller"] as const;
const bribed = ["buyer", "arbiter"] as const;

export const maker: Maker = {
  next: (game, _from, _output, target) => trying(game, {}, target),
  twice(game) {
    const first = against(game, signing(game, both, "seller"), 0);
    const { made, escrow } = against(game, signing(game, bribed, "buyer"), 1);
    const [, second] = made;
    // The boxes and the terms are those of the transaction on offer, which others have signed.
    return { ...shown(first, second ? [...first.made, second] : first.made), escrow };
  },
  /** The buyer writes in the deadline before it has come: the lock opens, and miners wait. */
  stale: (game) => against(game, alone, 1, (game.terms as Terms).deadline),
  /** Signatures that cover no output: a blank check. */
  forge: (game) => redirected(against(game, signing(game, both, "buyer", true), 0)),
  change: (game) => redirected(against(game, signing(game, both, "buyer"), 0)),
  /** Where one signature is enough, the buyer needs no way that has a date. */
  rule: (game) => against(game, takes(underOf(game), "one") ? signing(game, both, "buyer") : alone, 1),
  /** Two of three sign, as the terms allow, and one of them was bribed. */
  unseen(game) {
    const tried = against(game, signing(game, bribed, "arbiter"), 1);
    const [root, back] = tried.made as [Drawn, Drawn];
    return { ...tried, made: [root, { ...back, unseen: "kept" }] };
  },
  invent(game) {
    const tried = against(game, signing(game, both, "seller"), 0, undefined, "never mined");
    return { ...tried, made: tried.made.map(loose) };
  },
};

/** Somebody writes a stranger's lock into the output once the transaction is signed. */
function redirected(game: Game): Game {
  const [root, signed] = game.made as [Drawn, Drawn];
  const lock = coinOf(publicOf("stranger"));
  const hex = altered(signed.hex, (output) => ({ ...output, lock }));
  return shown(game, [root, { ...signed, hex, lane: 2, target: 2, names: [game.names.stranger] }]);
}
