import { escrow } from "./runEscrow";
import { first, handover } from "./runHandover";
import { payment } from "./runPayment";
import { purchase } from "./runPurchase";
import { opens } from "./spend";
import {
  idOf,
  isFinal,
  isMined,
  type Made,
  type Output,
  outpointOf,
  parse,
  paysFee,
  total,
} from "./transaction";

/** An output, and the transaction that spent it first. */
export interface Spent {
  coin: string;
  by: string;
}

/** What somebody is offered. */
export interface Bundle {
  /** Which terms the transactions have to meet, and what these terms need. `today` is for those with a date. */
  kind: keyof typeof rules;
  terms: object;
  /** In hex, in the order in which they were made. The first ones stand for coins that are in a block already. */
  transactions: string[];
  /** Here a list, in use the network's answer. */
  spentOnThisPage: Spent[];
}

/** What each kind asks besides. They get what has passed until then. */
const rules = { handover, first, purchase, payment, escrow };

/** What whoever gets it checks of each transaction, and at the end that what is offered is there to be had. */
export async function* check({ kind, terms, transactions, spentOnThisPage }: Bundle) {
  const hexes = Array.isArray(transactions) ? transactions : [];
  const list = new Map(
    (Array.isArray(spentOnThisPage) ? spentOnThisPage : []).map((one) => [one?.coin, one?.by]),
  );
  const coins = new Map<string, Output & { at: number }>();
  const made: Made[] = [];
  const used = new Set<string>();
  // In 2009 nobody asked for a fee, and signatures had another form.
  const isOld = kind === "first";
  const { today } = (terms ?? {}) as { today?: number };
  yield { step: "read", passes: hexes.length > 0 && new Set(hexes).size === hexes.length };
  for (const hex of hexes) {
    const transaction = parse(hex);
    const isFirst = transaction !== undefined && isMined(transaction);
    const at = made.length + 1;
    yield { step: "read", passes: transaction !== undefined, at };
    if (!transaction) return;
    const id = idOf(hex);
    for (const [index, output] of transaction.outputs.entries())
      coins.set(`${id}:${index}`, { ...output, at });
    if (isFirst) continue;
    const outpoints = transaction.inputs.map(outpointOf);
    const sources = outpoints.flatMap((outpoint) => coins.get(outpoint) ?? []);
    yield { step: "coin", passes: sources.length > 0 && sources.length === new Set(outpoints).size, at };
    yield { step: "sum", passes: total(transaction.outputs) <= total(sources), at };
    yield {
      step: "opens",
      passes: sources.every((coin, input) => opens(transaction, input, coin, isOld)),
      at,
    };
    yield { step: "once", passes: outpoints.every((one) => list.get(one) === id && !used.has(one)), at };
    for (const outpoint of outpoints) used.add(outpoint);
    made.push({ id, transaction, sources });
  }
  for (const [outpoint, { at }] of coins)
    yield { step: "once", passes: used.has(outpoint) || !list.has(outpoint), at };
  for (const [index, one] of made.entries()) {
    if (!isOld) yield { step: "fee", passes: paysFee(one), at: index + 1 };
    yield { step: "final", passes: isFinal(one.transaction, today), at: index + 1 };
  }
  if (Object.hasOwn(rules, kind)) yield* rules[kind](made, (terms ?? {}) as never);
  else yield { step: "terms", passes: false };
}
