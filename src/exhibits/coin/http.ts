/** A paid call as both sides write it down, and the server's meter. */
import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import { dollarsFor, inDollars } from "../../shared/networkFees";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, fields } from "../kit/parts";
import type { Game } from "./game";
import { paymentsIn } from "./payment";
import type { Call } from "./runPayment";
import { filled } from "./said";
import { outpointOf, parse, total } from "./transaction";
import type { Content } from "./words";

/** The server's response to each fault, the same as from the SDK's payment middleware, and the label that says it. */
const refusals = {
  who: ["notAsked", "400 Bad Request ERR_INVALID_DERIVATION_PREFIX"],
  terms: ["tooLittle", "400 Bad Request ERR_INVALID_PAYMENT"],
  opens: ["changedSince", "400 Bad Request ERR_PAYMENT_FAILED"],
  once: ["paidBefore", "409 Conflict ERR_PAYMENT_REPLAYED"],
} as const;
const refused = ["noPayment", "400 Bad Request ERR_PAYMENT_FAILED"] as const;
const isRefusal = (says: string): says is keyof typeof refusals => Object.hasOwn(refusals, says);

/** What a request or a response says, in plain words; and small, as it travels. */
const status = (said: Html | string, code: string, isOff = false) =>
  html`<p class="ex-status" ${isOff && { html: "data-refused" }}><b>${said}</b> <code translate="no">${code.split(" ERR_").map((part, at) => (at === 0 ? part : html` <span>ERR_${breaking(part)}</span>`))}</code></p>`;

/** A long code ends its line after an underscore. */
const breaking = (code: string) => code.split("_").map((part, at) => html`${at > 0 && html`_<wbr>`}${part}`);

export function http(game: Game, { labels, sample }: Content, verdict: Verdict): Html {
  const broken = brokenIn(verdict);
  const [label, code] = broken && isRefusal(broken.says) ? refusals[broken.says] : refused;
  const received = total(receivedIn(game, verdict).flatMap(({ outputs }) => outputs.slice(0, 1)));
  const price = filled(labels.costs, { satoshis: (game.terms as Call).satoshis.toLocaleString("en-US") });
  return html`<div class="ex-http">
    <div>${status(labels.asks, `GET ${sample.path}`)}</div>
    <div>${status(price, "402 Payment Required")}
      ${fields([{ label: labels.price, value: html`<input class="needs-js" data-wide data-act="edit" data-do="ask" data-enter="check" value="${game.asked}" inputmode="numeric" autocomplete="off" aria-label="${labels.price}"><code class="without-js">${game.asked}</code> <small>${dollars(game, labels)}</small>` }])}</div>
    <div>${verdict.state === "unchecked" ? status("…", labels.waiting) : broken ? status(labels[label], code, true) : status(sample.answer, "200 OK")}</div>
    <div><p>${labels.meter}</p>${meter(received)}</div>
  </div>`;
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
function dollars({ terms }: Game, { dollars: label }: Content["labels"]): string {
  const dollarsPerBsv = Number(/\$([\d.]+)/.exec(label)?.[1] ?? 0);
  const amount = dollarsFor((terms as Call).satoshis, { dollarsPerBsv, satoshisPerKilobyte: 0 });
  return dollarsPerBsv > 0 ? label.replaceAll("{amount}", inDollars(amount)) : "";
}

/** Six digit wheels, and the number for screen readers. */
const meter = (sum: number) =>
  html`<span class="ex-meter" aria-hidden="true">${[...String(sum).padStart(6, "0")].map((digit) => html`<i>${digit}</i>`)}</span>
    <span class="visually-hidden">${sum}</span>`;
