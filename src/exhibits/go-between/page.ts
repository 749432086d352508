import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import { exampleKey } from "../exampleKey";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, brokenMark, signOf } from "../kit/parts";
import { issuer, shown } from "./card";
import { meter } from "./meter";
import { deedOf, isBack, isPhones, wrongIn } from "./outcome";
import { requestText, yes } from "./phone";
import type { Game } from "./play";
import type { Asked, Request } from "./requests";
import type { Content } from "./words";

type Labels = Content["labels"];

/** The end of a page's public key. */
const endOf = (name: string) => exampleKey(name).toPublicKey().toString().slice(-4);

/** The window of the page that asks: its name, its key, and the answer that it has got, void or not. */
export function page(game: Game, content: Content, verdict: Verdict): Html {
  const { labels } = content;
  const deed = deedOf(game, verdict);
  const [own, other] = [endOf("site"), endOf("look-alike")];
  const name = game.sample.readers[0]?.name ?? "";
  const isRefused = brokenIn(verdict) !== undefined && !isPhones(verdict);
  const letters = game.mail.letters as Asked[];
  const { request } = letters[(brokenIn(verdict)?.at ?? 1) - 1] as Asked;
  const signed = game.agreed[0]?.satoshis ?? 0;
  const beyond = deed === "change" ? request.satoshis - signed : deed === "repeat" ? signed : 0;
  const ownKey = html`<span>${issuer("right")} ${filled(labels.pageKey, { key: own })}</span>`;
  const isOther = deed === "divert" || deed === "pose";
  const keys = {
    divert: html`<span>${issuer("other")} ${filled(labels.pageKey, { key: other })}</span> <span>${issuer("right")} ${filled(labels.yesFor, { key: own })}</span>`,
    pose: shown(html`${issuer("other")} ${filled(labels.pageKey, { key: other })}`, ownKey, labels),
  }[deed ?? ""];
  const isAnswered = isBack(game, verdict) && letters.some(({ answer }) => answer);
  return html`<div class="ex-page" data-mark="${isOther || isRefused ? brokenMark(verdict) : "none"}">
    <p><i aria-hidden="true"></i><b>${deed === "divert" ? labels.buyer : name}</b></p>
    <p>${keys ?? ownKey}</p>
    ${isAnswered && !isRefused && html`<p>${labels.answered}${signOf("pass")}</p>`}
    ${["change", "repeat", "divert", "misuse"].includes(deed ?? "") && html`<p>${labels.now}</p>${slip(game, request, labels, deed)}`}
    ${beyond > 0 && html`<p>${meter(signed, beyond, signed, game.sample.pay?.budget ?? 1)}</p>`}
    ${isRefused && html`<p><b data-stop>${wrongIn(game, content, verdict)}</b></p>`}
  </div>`;
}

/** Her yes as she gave it, with her seal, and what the page claims laid over it. */
function slip({ sample, agreed }: Game, request: Request, labels: Labels, deed?: string): Html {
  const own = sample.readers[0]?.name ?? "";
  const told = (from: string, asked: Request) => [`${from}:`, ...requestText(asked, labels).split(" ")];
  const signed = told(own, agreed[0] ?? request);
  const claimed = told(deed === "divert" ? labels.buyer : own, request);
  const word = (claim: string, at: number) =>
    claim === signed[at]
      ? html`<span>${claim}</span> `
      : html`<span><mark>${claim}</mark> <small>${signed[at]}</small></span> `;
  return html`<p class="ex-slip">${yes()} ${claimed.map(word)}${deed === "repeat" && html`<span><mark>× 2</mark> <small>× 1</small></span>`}</p>`;
}
