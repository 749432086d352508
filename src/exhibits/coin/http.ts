/** A paid call as both sides write it down, and the server's meter. */

import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import { dollarsFor, inDollars } from "../../shared/networkFees";
import type { Verdict } from "../kit/exhibit";
import { brokenIn } from "../kit/parts";
import { dollarsPerBsv } from "../money";
import { againLane, isTaken } from "./beside";
import type { Game } from "./game";
import { paymentsIn } from "./payment";
import type { Call } from "./runPayment";
import { outpointOf, parse, total } from "./transaction";
import type { Content } from "./words";

/**
 * The server's response to each fault, the same as from the SDK's payment middleware, and the label that says it. It keeps
 * a list of payments: another payment with the same coin is for its wallet to refuse, which asks the network.
 */
const refusals = {
  who: ["notAsked", "400 Bad Request ERR_INVALID_DERIVATION_PREFIX"],
  terms: ["tooLittle", "400 Bad Request ERR_INVALID_PAYMENT"],
  opens: ["changedSince", "400 Bad Request ERR_PAYMENT_FAILED"],
  once: ["paidBefore", "400 Bad Request ERR_PAYMENT_FAILED"],
} as const;
const replayed = ["paidBefore", "409 Conflict ERR_PAYMENT_REPLAYED"] as const;
const refused = ["noPayment", "400 Bad Request ERR_PAYMENT_FAILED"] as const;
const isRefusal = (says: string): says is keyof typeof refusals => Object.hasOwn(refusals, says);

/** The server's answer to what the check has found. */
const refusalOf = (game: Game, verdict: Verdict) => {
  const { says } = brokenIn(verdict) ?? {};
  if (says === undefined) return undefined;
  if (isTaken(game, says)) return replayed;
  return isRefusal(says) ? refusals[says] : refused;
};

/** The server's price, and what it has been paid. */
export function bill(game: Game, { labels }: Content, verdict: Verdict): Html {
  const received = total(receivedIn(game, verdict).flatMap(({ outputs }) => outputs.slice(0, 1)));
  return html`<div class="ex-bill">
    <label><span>${labels.price}</span> <input class="needs-js" data-act="edit" data-do="ask" data-enter="check" value="${game.asked}" inputmode="numeric" autocomplete="off"><code class="without-js">${game.asked}</code> <small>${dollars(game, labels)}</small></label>
    <p>${labels.meter} ${meter(received)}</p>
  </div>`;
}

/** What the caller asked for, on a card: blank before a check, then the answer, or a stamp. Its coin's line leads to it. */
export function answer(game: Game, { labels, sample }: Content, verdict: Verdict): Html {
  const { says = "" } = brokenIn(verdict) ?? {};
  const [label] = refusalOf(game, verdict) ?? [];
  const lane = isTaken(game, says) ? againLane : (game.made[game.offered.at(-1) ?? 0]?.lane ?? 1);
  const isWithheld = isKept(verdict);
  const isBlank = isWithheld || verdict.state === "unchecked";
  const blank = isWithheld ? labels.withheld : labels.waiting;
  const said = label ? labels[label] : isBlank ? blank : sample.answer;
  return html`<div class="ex-answer" style="--lane:${lane + 1}"><b>${labels.asks}</b><p class="ex-status" ${isBlank && { html: "data-waits" }}${label && { html: "data-refused" }}>${said}</p></div>`;
}

/** Whether the server has kept the payment, and sent nothing. */
const isKept = (verdict: Verdict) => verdict.state === "uncovered" && verdict.gap === "withhold";

/** The HTTP exchange, for engineers. */
export function codes(game: Game, { sample }: Content, verdict: Verdict): Html {
  const [, code = "200 OK"] = refusalOf(game, verdict) ?? [];
  const all = [
    `GET ${sample.path}`,
    "402 Payment Required",
    ...(verdict.state === "unchecked" || isKept(verdict) ? [] : [code]),
  ];
  return html`<code translate="no">${all.join(" → ")}</code>`;
}

/** The payments that the server has taken: earlier ones, and the last one once a check has passed it. */
function receivedIn({ fair, terms }: Game, { state }: Verdict) {
  const before = [(terms as Call).taken].flat();
  return paymentsIn(fair)
    .flatMap(({ hex }) => parse(hex) ?? [])
    .filter(
      ({ inputs }) =>
        state === "holds" ||
        state === "uncovered" ||
        inputs.some((input) => before.includes(outpointOf(input))),
    );
}

/** What the price comes to, at the price of a BSV that the label names. */
function dollars({ terms }: Game, labels: Content["labels"]): string {
  const rates = { dollarsPerBsv: dollarsPerBsv(labels.dollars), satoshisPerKilobyte: 0 };
  const amount = dollarsFor((terms as Call).satoshis, rates);
  return rates.dollarsPerBsv > 0 ? filled(labels.dollars, { amount: inDollars(amount) }) : "";
}

/** Six digit wheels, and the number for screen readers. */
const meter = (sum: number) =>
  html`<span class="ex-meter" aria-hidden="true">${[...String(sum).padStart(6, "0")].map((digit) => html`<i>${digit}</i>`)}</span>
    <span class="visually-hidden">${sum}</span>`;
