import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import { button, type Field, fields, long, type Mark, marks, timeline } from "../kit/parts";
import { type Game, paid } from "./play";
import type { Content } from "./words";

type Labels = Content["labels"];

/** The server's response to each fault, the same as from the SDK's payment middleware. */
const refusals: Record<string, [status: string, code: string]> = {
  prefix: ["400 Bad Request", "ERR_INVALID_DERIVATION_PREFIX"],
  amount: ["400 Bad Request", "ERR_INVALID_PAYMENT"],
  replay: ["409 Conflict", "ERR_PAYMENT_REPLAYED"],
  payee: ["400 Bad Request", "ERR_PAYMENT_FAILED"],
  signature: ["400 Bad Request", "ERR_PAYMENT_FAILED"],
};

/** The first line of a request or a response, with its first word large. */
function status(text: string, mark: Mark = "none"): Html {
  const [first, ...rest] = text.split(" ");
  return html`<p class="ex-status" data-mark="${mark}"><b>${first}</b> <span>${rest.join(" ")}</span></p>`;
}

export function view(game: Game, { labels, sample }: Content, verdict: Verdict, words: KitWords): Html {
  const says = verdict.state === "fails" ? verdict.broken.says : undefined;
  const { exchange, keys } = game;
  const [asking, pricing, paying] = marks(verdict, [], [], Object.keys(refusals));
  const caller = { label: "x-bsv-auth-identity-key", value: long(keys.caller) };
  return timeline(
    [
      {
        party: labels.caller,
        title: labels.asking,
        mark: asking,
        body: [status(`GET ${sample.path}`), fields([caller]), button("edit", "again", labels.again)],
      },
      {
        party: labels.server,
        title: labels.pricing,
        mark: pricing,
        body: [
          status("402 Payment Required"),
          fields(Object.entries(exchange.asked).map(asHeader(game, labels))),
        ],
      },
      {
        party: labels.wallet,
        title: labels.paying,
        mark: paying,
        body: [status(`GET ${sample.path}`), fields([caller, ...payment(game, labels, says)])],
      },
      {
        party: labels.server,
        title: labels.answering,
        // A refusal is a valid response, too.
        mark: paying === "fail" ? "none" : paying,
        body: answer(game, labels, sample),
      },
    ],
    words,
  );
}

/** A header of the 402. The price can be changed. */
const asHeader =
  ({ typed }: Game, { price }: Labels) =>
  ([label, value]: [string, string]): Field => ({
    label,
    value: label.endsWith("-required")
      ? html`<input class="needs-js" data-act="edit" data-do="ask" value="${typed}" inputmode="numeric"
          autocomplete="off" aria-label="${label}: ${price}"><code class="without-js">${value}</code>`
      : value.length > 8
        ? long(value)
        : html`<code translate="no">${value}</code>`,
  });

/** The contents of `x-bsv-payment`, and the first output of its transaction. */
function payment({ exchange }: Game, labels: Labels, says: string | undefined): Field[] {
  const { derivationPrefix, derivationSuffix, transaction } = exchange.payment;
  const failed = (...faults: string[]): Mark =>
    says !== undefined && faults.includes(says) ? "fail" : "none";
  return [
    { label: "x-bsv-payment: derivationPrefix", value: long(derivationPrefix), mark: failed("prefix") },
    { label: "derivationSuffix", value: long(derivationSuffix) },
    { label: "transaction", value: long(transaction), mark: failed("replay", "signature") },
    {
      label: labels.output,
      value: html`<code translate="no">${paid(exchange)}</code>`,
      mark: failed("amount", "payee"),
    },
  ];
}

/** The server's response, and its meter. */
function answer({ exchange, claimed }: Game, labels: Labels, sample: Content["sample"]): Html[] {
  const { broken } = exchange;
  const [refusal, code] = (broken !== undefined && refusals[broken]) || ["200 OK"];
  const taken = [
    ...claimed.map(({ satoshis }) => satoshis),
    ...(broken === undefined ? [paid(exchange)] : []),
  ];
  const sum = taken.reduce((before, satoshis) => before + satoshis, 0);
  return [
    status(refusal, broken === undefined ? "none" : "fail"),
    fields([
      broken === undefined
        ? { label: "x-bsv-payment-satoshis-paid", value: html`<code translate="no">${paid(exchange)}</code>` }
        : { label: "code", value: html`<code translate="no">${code}</code>` },
      { label: labels.answer, value: broken === undefined ? sample.answer : labels.refused },
      { label: labels.calls, value: html`<code translate="no">${taken.length}</code>` },
      { label: labels.meter, value: meter(sum) },
    ]),
  ];
}

/** Six digit wheels, and the number for screen readers. */
const meter = (sum: number) =>
  html`<span class="ex-meter" aria-hidden="true">${[...String(sum).padStart(6, "0")].map((digit) => html`<i>${digit}</i>`)}</span>
    <span class="visually-hidden">${sum}</span>`;
