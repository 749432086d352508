import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import {
  brokenIn,
  brokenMark,
  button,
  type Field,
  fields,
  long,
  type Mark,
  marks,
  timeline,
} from "../kit/parts";
import { type Game, paid, taken } from "./play";
import type { Content } from "./words";

type Labels = Content["labels"];

/** The server's response to each fault, the same as from the SDK's payment middleware. */
const refusals: Record<string, [status: string, code: string]> = {
  prefix: ["400 Bad Request", "ERR_INVALID_DERIVATION_PREFIX"],
  package: ["400 Bad Request", "ERR_PAYMENT_FAILED"],
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
  const { exchange } = game;
  const [asking, pricing, paying] = marks(verdict, [], [], Object.keys(refusals));
  const name = "x-bsv-auth-identity-key";
  return timeline(
    [
      {
        party: labels.caller,
        title: labels.asking,
        mark: asking,
        body: [
          status(`GET ${sample.path}`),
          fields([{ label: name, value: long(game.caller, "caller") }]),
          button("edit", "again", labels.again),
        ],
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
        body: [
          status(`GET ${sample.path}`),
          fields([{ label: name, value: long(game.caller) }, ...payment(game, labels, verdict)]),
        ],
      },
      {
        party: labels.server,
        title: labels.answering,
        // A refusal is a valid response, too.
        mark: brokenIn(verdict) ? "none" : paying,
        body: answer(game, labels, sample, verdict),
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
        ? long(value, `exchange.asked.${label}`, "open")
        : html`<code translate="no">${value}</code>`,
  });

/** The contents of `x-bsv-payment`, and the first output of its transaction. */
function payment({ exchange }: Game, labels: Labels, verdict: Verdict): Field[] {
  const { derivationPrefix, derivationSuffix, transaction } = exchange.payment;
  const failed = (...faults: string[]): Mark =>
    faults.includes(brokenIn(verdict)?.says ?? "") ? brokenMark(verdict) : "none";
  const path = "exchange.payment";
  return [
    {
      label: "x-bsv-payment: derivationPrefix",
      value: long(derivationPrefix, `${path}.derivationPrefix`),
      mark: failed("prefix"),
    },
    { label: "derivationSuffix", value: long(derivationSuffix, `${path}.derivationSuffix`) },
    {
      label: "transaction",
      value: long(transaction, `${path}.transaction`),
      mark: failed("package", "replay", "signature"),
    },
    {
      label: labels.output,
      value: html`<code translate="no">${paid(exchange) ?? labels.refused}</code>`,
      mark: failed("amount", "payee"),
    },
  ];
}

/** The server's response, and its meter. */
function answer(game: Game, labels: Labels, sample: Content["sample"], verdict: Verdict): Html[] {
  const broken = brokenIn(verdict);
  const isOpen = verdict.state === "unchecked" && (game.isExtra || game.isEdited);
  const amount = paid(game.exchange) ?? 0;
  const calls = [...taken(game).map(({ satoshis }) => satoshis), ...(broken || isOpen ? [] : [amount])];
  const sum = calls.reduce((before, satoshis) => before + satoshis, 0);
  const meters = [
    { label: labels.calls, value: html`<code translate="no">${calls.length}</code>` },
    { label: labels.meter, value: meter(sum) },
  ];
  if (isOpen) return [fields([{ label: labels.answer, value: labels.waiting }, ...meters])];
  const [refusal, code] = (broken && refusals[broken.says]) || ["200 OK"];
  return [
    status(refusal, brokenMark(verdict)),
    fields([
      broken
        ? { label: "code", value: html`<code translate="no">${code}</code>` }
        : { label: "x-bsv-payment-satoshis-paid", value: html`<code translate="no">${amount}</code>` },
      { label: labels.answer, value: broken ? labels.refused : sample.answer },
      ...meters,
    ]),
  ];
}

/** Six digit wheels, and the number for screen readers. */
const meter = (sum: number) =>
  html`<span class="ex-meter" aria-hidden="true">${[...String(sum).padStart(6, "0")].map((digit) => html`<i>${digit}</i>`)}</span>
    <span class="visually-hidden">${sum}</span>`;
