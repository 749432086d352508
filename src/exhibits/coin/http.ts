/** A paid call as both sides write it down, and the server's meter. */

import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenIn } from "../kit/parts";
import { againLane, isTaken } from "./beside";
import type { Game } from "./game";
import { paymentsIn } from "./payment";
import type { Call } from "./runPayment";
import { priceIn } from "./said";
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
const diverted = ["otherCall", refusals.who[1]] as const;
const replayed = ["replayed", "409 Conflict ERR_PAYMENT_REPLAYED"] as const;
const refused = ["noPayment", "400 Bad Request ERR_PAYMENT_FAILED"] as const;
const isRefusal = (says: string): says is keyof typeof refusals => Object.hasOwn(refusals, says);

const requestIn = ({ terms }: Pick<Game, "terms">) => (terms as Call).request;

/** The server's answer to what the check has found. */
const refusalOf = (game: Game, verdict: Verdict) => {
  const { says } = brokenIn(verdict) ?? {};
  if (says === undefined) return undefined;
  if (isTaken(game, says)) return replayed;
  if (says === "who" && requestIn(game) !== requestIn({ terms: game.agreed })) return diverted;
  return isRefusal(says) ? refusals[says] : refused;
};

/** The server's price, and what it has been paid. */
export function bill(game: Game, { labels }: Content, verdict: Verdict): Html {
  const received = total(receivedIn(game, verdict).flatMap(({ outputs }) => outputs.slice(0, 1)));
  const amount = priceIn((game.terms as Call).satoshis, labels);
  return html`<div class="ex-bill"><p>${filled(labels.dollars, { amount })}</p><p>${labels.meter} <b>${priceIn(received, labels)}</b></p></div>`;
}

/** The price in satoshis, to be typed over. */
export const priceField = ({ asked }: Game, { price }: Content["labels"]) =>
  html`<input class="needs-js" data-act="edit" data-do="ask" data-enter="check" aria-label="${price}" value="${asked}" inputmode="numeric" autocomplete="off"><code class="without-js">${asked}</code>`;

/** What the caller asked for, on a card: blank before a check, then the answer, or a stamp. Its coin's line leads to it. */
export function answer(game: Game, { labels, sample }: Content, verdict: Verdict): Html {
  const { says = "" } = brokenIn(verdict) ?? {};
  const [label] = refusalOf(game, verdict) ?? [];
  const lane = isTaken(game, says) ? againLane : (game.made[game.offered.at(-1) ?? 0]?.lane ?? 1);
  const [request, isWithheld] = [requestIn(game), isKept(verdict)];
  const asked = [labels.asks, labels.asksOther][game.requests?.indexOf(request) ?? 0] ?? request;
  const isBlank = isWithheld || verdict.state === "unchecked";
  const blank = isWithheld ? labels.withheld : labels.waiting;
  const said = label ? labels[label] : isBlank ? blank : sample.answer;
  return html`<div class="ex-answer" style="--lane:${lane + 1}">${chart(isBlank || label !== undefined)}<b>${asked}</b><p class="ex-status" ${isBlank && { html: "data-waits" }}${label && { html: "data-refused" }}>${said}</p></div>`;
}

/** A weather chart: a low off a coast, closer lines where it blows, and the wind, which only comes with an answer. */
const chart = (isShut: boolean) =>
  html`<svg class="ex-chart" viewBox="0 0 400 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" ${isShut && { html: "data-shut" }}><path d="${{ html: lows }}"/><path d="M322-5c-16 28 6 44-4 74s12 46 2 116"/>${!isShut && html`<path d="M176 150l38-30m-15-1 15 1-2 14M238 116l34-34m-15 1 15-1-1 15M256 150l32-36m-14 3 14-3v15"/>`}<circle cx="319" cy="82" r="5"/></svg>`;

/** Its lines of equal pressure, around a middle that drifts away as they grow. */
const lows = Array.from({ length: 12 }, (_, at) => {
  const [across, down] = [26 + 30 * at, 18 + 22 * at];
  const arc = `a${across} ${down} 0 1 0`;
  return `M${124 - 43 * at} ${62 - 9 * at}${arc} ${2 * across} 0${arc}-${2 * across} 0`;
}).join("");

/** Whether the server has kept the payment, and sent nothing. */
const isKept = (verdict: Verdict) => verdict.state === "uncovered" && verdict.gap === "withhold";

/** The HTTP exchange, for engineers. */
export function codes(game: Game, verdict: Verdict): Html {
  const [, code = "200 OK"] = refusalOf(game, verdict) ?? [];
  const [asked, request] = [requestIn({ terms: game.agreed }), requestIn(game)];
  const all = [
    asked,
    "402 Payment Required",
    ...(request === asked ? [] : [request]),
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
