import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import { exampleKey } from "../exampleKey";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, brokenMark } from "../kit/parts";
import { issuer, shown } from "./card";
import { meter } from "./meter";
import { deedOf, isBack, isPhones, wrongIn } from "./outcome";
import { money, yes } from "./phone";
import type { Game } from "./play";
import type { Asked, Request } from "./requests";
import type { Content } from "./words";

type Labels = Content["labels"];

/** The end of a page's public key. */
const endOf = (name: string) => exampleKey(name).toPublicKey().toString().slice(-4);

/** Whose page asks, or uses the answer. */
export const pageName = (deed: string | undefined, labels: Labels) =>
  (deed === "pose" && labels.copycat) || (deed === "divert" && labels.foreign) || labels.sender;

/** The key with which the page signs what it asks for. */
export const ownKeyOf = (labels: Labels) =>
  html`<span>${issuer("right")} ${filled(labels.pageKey, { key: endOf("site") })}</span>`;

/** The window of the page that asks: its name, and the slip for her yes, which is blank until she has said it. */
export function page(game: Game, content: Content, verdict: Verdict): Html {
  const { labels } = content;
  const deed = deedOf(game, verdict);
  const [own, other] = [endOf("site"), endOf("look-alike")];
  const isDealt = ["change", "repeat", "divert", "misuse"].includes(deed ?? "");
  const name = game.sample.readers[0]?.name ?? "";
  const isRefused = brokenIn(verdict) !== undefined && !isPhones(verdict);
  // Beyond the budget, it is the phone that says no.
  const isVoid = isRefused || deed === "misuse";
  const letters = game.mail.letters as Asked[];
  const { request } = letters[(brokenIn(verdict)?.at ?? 1) - 1] as Asked;
  const signed = game.agreed[0]?.satoshis ?? 0;
  const beyond = deed === "change" ? request.satoshis - signed : deed === "repeat" ? signed : 0;
  const isOther = deed === "divert" || deed === "pose";
  const keys = {
    divert: html`<span>${issuer("other")} ${filled(labels.pageKey, { key: other })}</span> <span>${issuer("right")} ${filled(labels.yesFor, { key: own })}</span>`,
    pose: shown(html`${issuer("other")} ${filled(labels.pageKey, { key: other })}`, ownKeyOf(labels), labels),
  }[deed ?? ""];
  const isAnswered = isBack(game, verdict) && Boolean(letters[0]?.answer);
  return html`<h3>${pageName(deed, labels)}</h3><div class="ex-page" data-mark="${isOther || isVoid ? brokenMark(verdict) : "none"}">
    <p><i aria-hidden="true"></i><b>${deed === "divert" ? labels.buyer : name}</b></p>
    ${keys && html`<p>${keys}</p>`}
    ${isDealt && html`<p>${labels.now}</p>`}${slip(game, request, labels, isAnswered, deed)}
    ${beyond > 0 && html`<p>${meter(signed, beyond, signed, game.sample.pay?.budget ?? 1)}</p>`}
    ${isVoid && html`<p><b data-stop>${wrongIn(game, content, verdict)}</b></p>`}
  </div>`;
}

/** The place of a yes that nobody gave. */
const noYes = html`<span class="ex-yes" data-empty></span>`;

/** Her yes as she gave it, with her seal: the sum, and what it is for. What a page claims stands beside it. */
function slip(
  { sample, agreed }: Game,
  { satoshis }: Request,
  labels: Labels,
  isAnswered: boolean,
  deed?: string,
): Html {
  const own = sample.readers[0]?.name ?? "";
  const [signed, claimed] = [money(agreed[0]?.satoshis ?? 0, labels), money(satoshis, labels)];
  // Above the limit, nobody has said yes.
  if (deed === "misuse")
    return html`<div class="ex-slip">${noYes} <div><mark>${claimed}</mark></div><p>${sample.pay?.what}</p></div>`;
  return html`<div class="ex-slip">${isAnswered ? yes() : noYes} <div>${claimed === signed ? signed : html`<s>${signed}</s> <mark>${claimed}</mark>`}${deed === "repeat" && html` <mark>× 2</mark>`}</div><p>${deed === "divert" ? html`${own} <mark>${labels.buyer}</mark>` : sample.pay?.what}</p></div>`;
}
