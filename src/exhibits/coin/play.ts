import type { Input, Random } from "../kit/exhibit";
import { setAt } from "../kit/setAt";
import * as escrow from "./escrow";
import { transactionWith } from "./fields";
import type { Game, Maker, Preset } from "./game";
import * as handover from "./handover";
import * as payment from "./payment";
import * as purchase from "./purchase";
import { coinsOf, shown } from "./shown";
import { idOf, outpointOf, parse } from "./transaction";
import type { Content } from "./words";

const makers: Record<Preset, Maker> = {
  handover: handover.maker,
  purchase: purchase.maker,
  payment: payment.maker,
  escrow: escrow.maker,
};

/** Each attack starts from the fair state. */
const attack = (name: Exclude<keyof Maker, "next">) => (game: Game, random: Random) => {
  const there = { ...game, made: game.fair, terms: game.agreed, isFirst: false };
  return makers[game.preset][name]?.(there, random) ?? game;
};

export const attacks = {
  twice: attack("twice"),
  stale: attack("stale"),
  forge: attack("forge"),
  change: attack("change"),
  rule: attack("rule"),
  divert: attack("divert"),
};
export const unseen = attack("unseen");
export const invent = attack("invent");
export const lie = attack("lie");
export const double = attack("double");
export const withhold = attack("withhold");

/** The visitor drops the coin that is picked up onto an open knot, in place of the transaction that was there. */
export async function spend(game: Game, { at, random }: Pick<Input, "at" | "random">): Promise<Game> {
  const readable = game.made.every(({ hex }) => parse(hex)) ? game.made : game.fair;
  const taken = readable.findIndex(({ target }) => target === at);
  const made = taken < 0 || game.preset === "payment" ? readable : readable.slice(0, taken);
  const [id = "", output = 0] = game.picked.split(":");
  const from = made.find(({ hex }) => idOf(hex) === id);
  if (!from) {
    // It went with the transaction that was there. A yard's other record is the same yard's offer.
    const owner = readable.find(({ hex }) => idOf(hex) === id)?.owner;
    const same = coinsOf({ made }).find(
      (coin) => game.purchase && coin.by.length === 0 && made[coin.from]?.owner === owner,
    );
    return spend(
      { ...game, made, picked: (same ?? { outpoint: shown(game, made).picked }).outpoint },
      { at, random },
    );
  }
  const there = { ...game, made, terms: game.escrow ? game.terms : game.agreed };
  const next = await makers[game.preset].next(there, from, Number(output), at, random);
  if (game.preset !== "purchase") return next;
  // Two buyers race for one part: it stays picked up for the second, or what is left of it.
  const { hex = "", hasRest } = next.made.at(-1) ?? {};
  return { ...next, picked: hasRest ? outpointOf({ id: idOf(hex), output: 1 }) : game.picked };
}

/** Another coin is picked up, or another transaction opened. Nothing changes by that. */
export const pick = (game: Game, { at }: Pick<Input, "at">): Game => ({
  ...game,
  picked: coinsOf(game)[at]?.outpoint ?? game.picked,
});
export const look = (game: Game, { at }: Pick<Input, "at">): Game =>
  game.made[at] ? { ...game, chosen: at, typed: undefined } : game;

/** The visitor types over a field of the open transaction, and its bytes follow. */
export function field(game: Game, { at, value }: Pick<Input, "at" | "value">): Game {
  const hex = transactionWith(game.made[game.chosen]?.hex ?? "", at, value);
  if (hex === undefined) return { ...game, typed: { at, value: value.slice(0, 200) }, problem: "field" };
  return { ...setAt(game, `made.${game.chosen}.hex`, hex), typed: undefined, problem: undefined };
}

/** The worked example of a page. */
export async function begin({ preset, sample, labels }: Content): Promise<Game> {
  const { you, other, stranger, payer, payee, lender } = labels;
  const empty = {
    isFirst: false,
    fair: [],
    made: [],
    offered: [],
    spent: [],
    agreed: {},
    terms: {},
    picked: "",
    chosen: 0,
  };
  const game: Game = { preset, ...empty, names: { you, other, stranger, payer, payee, lender } };
  if (preset === "escrow") return escrow.begin(game, Date.parse(`${sample.deadline}T00:00:00Z`) / 1000);
  if (preset === "payment") return payment.begin(game, sample.price, [sample.path, sample.otherPath]);
  if (preset === "purchase") {
    const { part, from, yards, forged } = sample;
    return purchase.start({
      ...game,
      ...(await purchase.begin(part, from, yards)),
      purchase: { from, forged },
    });
  }
  const begun = handover.begin(sample.hands);
  return shown({ ...game, ...begun, handover: sample.events }, begun.fair);
}
