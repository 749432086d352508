import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, type Mark, signOf } from "../kit/parts";
import { isLost } from "./escrow";
import type { Game } from "./game";
import type { Call } from "./runPayment";
import { priceIn } from "./said";
import type { Coin } from "./shown";
import { idOf, parse } from "./transaction";
import type { Content } from "./words";

type Labels = Content["labels"];

export interface Place {
  level: number;
  lane: number;
  away?: number;
}

/** Where something is drawn, for the style sheet. */
export const placed = ({ level, lane }: Place) => `--level:${level + 1};--lane:${lane + 1}`;

/** What a call has paid, as a bar beside the price, and how much of it was signed; nothing for other coins. */
export function barOf({ preset, made, terms }: Game, { from, outpoint }: Coin, labels: Labels) {
  const { hex, before = hex, unseen } = made[from] ?? {};
  const [now, signed] = [hex, before].map((one) => parse(one)?.outputs ?? []);
  if (preset !== "payment" || unseen === "unlisted" || now?.length !== 2 || !outpoint.endsWith(":0"))
    return undefined;
  return bar(terms as Call, now[0]?.satoshis ?? 0, labels, signed?.[0]?.satoshis);
}

/** A bar that reaches a tick at the price if the whole price is paid. */
function bar({ satoshis: price }: Call, paid: number, labels: Labels, signed = paid) {
  const part = (satoshis: number) => Number(Math.min(1.2, satoshis / price).toFixed(3));
  return html`<span class="ex-face" data-bar style="--paid:${part(paid)};--signed:${part(signed)}"><small aria-hidden="true">${priceIn(price, labels)}</small></span>`;
}

/** Where a payment to this server would be, if it was another one that was paid. */
export function unpaidOf({ preset, made, offered }: Game): Place | undefined {
  const one = made[offered.at(-1) ?? 0];
  return preset === "payment" && one?.isForeign ? { level: one.level + 1, lane: one.lane } : undefined;
}

export const unpaidAt = (place: Place, { names, terms }: Game, labels: Labels) =>
  html`<li class="ex-coin" data-refused data-made data-key="unpaid" style="${placed(place)}">${bar(terms as Call, 0, labels)}<span class="ex-of"><b>${names.payee} ${priceIn(0, labels)}</b></span></li>`;

/** The row of a payment that comes again. */
export const againLane = 3;

/** Where a payment is drawn that the server has taken once and gets again. */
export const againOf = (game: Game, says: string): Place | undefined =>
  isTaken(game, says) ? { level: 1, lane: againLane } : undefined;

/** The same payment once more: no coin leads to it, and it pays nothing. */
export const bounced = (knot: Place, mark: Mark, { call, again }: Labels) =>
  html`<li class="ex-knot" data-aside data-made data-key="again" data-mark="${mark}" style="${placed(knot)}"><span class="ex-tie">${filled(call, { number: 1 })}<small>${again}</small>${signOf(mark)}</span></li>`;

/** The line between two records, or two tokens, that somebody made for one thing; whole if the second spends the first. */
export function twinOf(
  { preset, made }: Game,
  coins: readonly Coin[],
): readonly [Place, Place, isOff: boolean][] {
  const at = made.findIndex(
    ({ unseen, level }, place) => unseen === "copy" || (level === -1 && coins[0]?.by.includes(place)),
  );
  const [twin, coin] = [made[at], coins.find(({ from }) => from === at)];
  if (!twin || !coin || !coins[0]) return [];
  return [
    preset === "purchase" ? [coins[0], coin, twin.unseen === "copy"] : [{ level: 0, lane: 0 }, twin, true],
  ];
}

/** Whether the server gets a payment that it has taken before. */
export const isTaken = ({ preset, fair, offered }: Game, says: string) =>
  preset === "payment" && says === "once" && (offered.at(-1) ?? 0) < fair.length;

/** Whether the last transaction was not checked yet, so that it has paid nobody so far. */
export const isWaiting = ({ preset }: Game, { state }: Verdict) =>
  state === "unchecked" && (preset === "payment" || preset === "escrow");

/** The list of spent coins, without that of a last transaction which waits or was refused. */
export function spentIn(game: Game, verdict: Verdict, stopped: number | undefined) {
  const { says = "" } = brokenIn(verdict) ?? {};
  const last = game.offered.at(-1) ?? 0;
  // What was paid to another server is gone.
  const isGone = says === "once" || isLost(game, says) || game.made[last]?.isForeign;
  const isThere = stopped === last && !isGone;
  if (!isThere && !isWaiting(game, verdict)) return game.spent;
  const refused = idOf(game.made[last]?.hex ?? "");
  return game.spent.filter(({ by }) => by !== refused);
}
