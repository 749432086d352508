import { escrow } from "./runEscrow";
import { first, handover } from "./runHandover";
import { payment } from "./runPayment";
import { purchase } from "./runPurchase";
import { isSignedWhole, opens } from "./spend";
import { idOf, isFinal, isMined, type Made, outpointOf, parse, paysFee, total } from "./transaction";

/** An output, and the transaction that spent it first. */
export interface Spent {
  coin: string;
  by: string;
}

/** What somebody is offered. */
export interface Bundle {
  /** Which terms the transactions have to meet, and what these terms need. */
  kind: keyof typeof rules;
  terms: object;
  /** In hex, in the order in which they were made. The first ones stand for coins that are in a block already. */
  transactions: string[];
  /** Here a list, in use the network's answer. */
  spentOnThisPage: Spent[];
}

/** What the checker knows without the record: the terms as agreed, and the time, in seconds. */
export interface Own {
  terms?: object;
  today?: number;
}

/** What each kind checks beyond that, given the transactions that have passed. */
const rules = { handover, first, purchase, payment, escrow };

/** Checks each transaction, and at the end that what is offered is still unspent. */
export async function* check({ kind, terms, transactions, spentOnThisPage }: Bundle, own: Own = {}) {
  const hexes = Array.isArray(transactions) ? transactions : [];
  // If a coin is listed twice, its first spend counts: reversed, that one comes last and wins in the map.
  const spends = Array.isArray(spentOnThisPage) ? [...spentOnThisPage].reverse() : [];
  const list = new Map(spends.map((one) => [one?.coin, one?.by]));
  const coins = new Map<string, Made["sources"][0] & { at: number }>();
  const made: Made[] = [];
  const used = new Set<string>();
  // In 2009 nobody asked for a fee, and signatures had another form.
  const isOld = kind === "first";
  yield { step: "read", passes: hexes.length > 0 && new Set(hexes).size === hexes.length };
  for (const [index, hex] of hexes.entries()) {
    const turn = { at: made.length + 1, again: index + 1 < hexes.length };
    const transaction = parse(hex);
    yield { step: "read", passes: transaction !== undefined, ...turn };
    if (!transaction) return;
    const id = idOf(hex);
    for (const [place, output] of transaction.outputs.entries())
      coins.set(`${id}:${place}`, { ...output, at: turn.at });
    if (isMined(transaction)) continue;
    const outpoints = transaction.inputs.map(outpointOf);
    const sources = outpoints.flatMap((outpoint) => coins.get(outpoint) ?? []);
    const areThere = sources.length > 0 && sources.length === outpoints.length;
    yield { step: "coin", passes: areThere && new Set(outpoints).size === outpoints.length, ...turn };
    yield { step: "sum", passes: total(transaction.outputs) <= total(sources), ...turn };
    const areOpened = sources.every((coin, input) => opens(transaction, input, coin, isOld));
    // An escrow has its own rule on signatures; any other holder signs the whole transaction.
    const areWhole =
      isOld || kind === "escrow" || transaction.inputs.every(({ script }) => isSignedWhole(script));
    yield { step: "opens", passes: areOpened && areWhole, ...turn };
    const one = { id, transaction, sources };
    if (!isOld) yield { step: "fee", passes: paysFee(one), ...turn };
    yield { step: "final", passes: isFinal(transaction, own.today), ...turn };
    const areFirst = outpoints.every((one) => list.get(one) === id && !used.has(one));
    yield { step: "once", passes: areFirst, ...turn, again: true };
    for (const outpoint of outpoints) used.add(outpoint);
    made.push(one);
  }
  for (const [outpoint, { at }] of coins)
    yield { step: "once", passes: used.has(outpoint) || !list.has(outpoint), at };
  // The agreed terms overrule those of the record.
  const known = { ...terms, ...own.terms };
  if (Object.hasOwn(rules, kind)) yield* rules[kind](made, { ...known, today: own.today } as never);
  else yield { step: "terms", passes: false };
  const isAgreed = JSON.stringify(known) === JSON.stringify({ ...terms });
  if (own.terms) yield { step: "terms", passes: isAgreed, at: made.length };
}
