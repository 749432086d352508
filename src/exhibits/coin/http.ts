/** A paid call as both sides write it down, and the server's meter. */
import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import { dollarsFor, inDollars } from "../../shared/networkFees";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, fields } from "../kit/parts";
import type { Game } from "./game";
import { paymentsIn } from "./payment";
import type { Call } from "./runPayment";
import { parse } from "./transaction";
import type { Content } from "./words";

/** The server's response to each fault, the same as from the SDK's payment middleware. */
const refusals: Record<string, [status: string, code: string]> = {
  who: ["400 Bad Request", "ERR_INVALID_DERIVATION_PREFIX"],
  terms: ["400 Bad Request", "ERR_INVALID_PAYMENT"],
  once: ["409 Conflict", "ERR_PAYMENT_REPLAYED"],
};
const refused: [string, string] = ["400 Bad Request", "ERR_PAYMENT_FAILED"];

/** The first line of a request or a response, with its first word large. */
function status(text: string, isRefusal = false): Html {
  const [first, ...rest] = text.split(" ");
  return html`<p class="ex-status" ${isRefusal && { html: "data-refused" }}><b>${first}</b> <span>${rest.join(" ")}</span></p>`;
}

export function http(game: Game, { labels, sample }: Content, verdict: Verdict): Html {
  const broken = brokenIn(verdict);
  const [line, code] = broken ? (refusals[broken.says] ?? refused) : ["200 OK", sample.answer];
  const isOpen =
    verdict.state === "unchecked" &&
    (game.made.at(-1)?.hex !== game.fair.at(-1)?.hex || game.isEdited === true);
  const taken = paymentsIn(game.fair).map(({ hex }) => parse(hex)?.outputs[0]?.satoshis ?? 0);
  return html`<div class="ex-http">
    <div>${status(`GET ${sample.path}`)}</div>
    <div>${status("402 Payment Required")}
      ${fields([{ label: labels.price, value: html`<input class="needs-js" data-wide data-act="edit" data-do="ask" data-enter="check" value="${game.asked}" inputmode="numeric" autocomplete="off" aria-label="${labels.price}"><code class="without-js">${game.asked}</code> <small>${dollars(game, labels)}</small>` }])}</div>
    <div>${isOpen ? html`<p class="ex-status"><b>…</b> <span>${labels.waiting}</span></p>` : status(line, broken !== undefined)}<p><code translate="no">${!isOpen && code}</code></p></div>
    <div><p>${labels.meter}</p>${meter(taken.reduce((sum, satoshis) => sum + satoshis, 0))}</div>
  </div>`;
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
