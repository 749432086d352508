import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, sign } from "../kit/parts";
import type { Opened } from "./opens";
import { isLeaked, isPhones, openedIn, triedBy } from "./outcome";
import { pageName } from "./page";
import { money } from "./phone";
import type { Game } from "./play";
import type { Asked } from "./requests";
import { knownOf, roleOf } from "./trade";
import type { Content } from "./words";

type Labels = Content["labels"];

/** Somebody, and what of the facts can be read there. Where it was written over, what is there by now. */
type Reader = [name: string, reads: Opened];

/** What a holder knows and a reader may: fields and, with a phone, the payment that goes with them. */
const fieldFacts = ({ sample, preset }: Game, labels: Labels): Opened => ({
  ...(preset === "phone" && paymentIn(sample, labels)),
  ...knownOf({ sample }),
});

function paymentIn({ pay }: Game["sample"], labels: Labels): Opened {
  const { what = "", satoshis = 0 } = pay ?? {};
  return { [`${money(satoshis, labels)}: ${what}`]: "" };
}

/** What each can read of a certificate. */
function readFields(game: Game, labels: Labels, opened: Opened[]): Reader[] {
  const { preset, sample, attack, passed } = game;
  const all = fieldFacts(game, labels);
  // Whoever issues a certificate, or holds it, can read all of it.
  const isOwn = preset === "fields" && (attack === "pose" || attack === "trick");
  const asks = sample.readers.map(
    ({ name }, at): Reader => [
      preset === "doors" ? name : attack === "divert" ? labels.another : labels.reader,
      opened[at] ?? {},
    ],
  );
  const third: Reader[] = passed
    ? [[labels.another, { [sample.readers[0]?.asks ?? roleOf(sample)]: passed }]]
    : [];
  return [[labels.sender, all], [labels.you, isOwn ? all : {}], ...asks, ...third];
}

/** What page and phone know. The page is the visitor, and one that buys its answers is somebody else. */
function readAnswers(game: Game, labels: Labels, opened: Opened[], verdict: Verdict): Reader[] {
  const letters = game.mail.letters as Asked[];
  // What the phone has refused got no answer.
  const count = isPhones(verdict) ? (brokenIn(verdict)?.at ?? 1) - 1 : opened.length;
  const isPaid = letters.slice(0, count).some(({ request, answer }) => request.kind === "pay" && answer);
  const payment = isPaid ? paymentIn(game.sample, labels) : {};
  const isSold = game.attack === "divert";
  return [
    ...(isSold ? [[labels.sender, payment] as Reader] : []),
    [pageName(game.attack, labels), Object.assign({}, payment, ...opened.slice(0, count))],
    [labels.reader, { ...payment, ...knownOf(game), [labels.secret]: "" }],
  ];
}

/** What each can read of letters, and of what is on their outside. */
function readLetters(game: Game, labels: Labels, opened: Opened[], verdict: Verdict): Reader[] {
  const { preset, plan, wrote, attack } = game;
  const read = (text?: string): Opened => ({
    ...(text !== undefined && { [labels.words]: text }),
    [labels.route]: "",
  });
  const tries = triedBy(game, verdict);
  const isHost = preset !== "sign-in";
  const own = isHost ? (wrote !== "" && attack !== "misuse" ? wrote : undefined) : plan.text;
  // Whoever shows a forgery around shows what the sender wrote beside it.
  const texts = tries === "third" ? [plan.text] : opened.flatMap(({ text }) => text ?? []);
  const isThere = opened.length > 0 && tries !== "you";
  return [
    [labels.sender, read(plan.text)],
    [!isHost && attack === "divert" ? labels.lookalike : labels.you, read(own)],
    [labels.reader, isThere ? read(texts.find((text) => text === plan.text) ?? texts[0]) : {}],
    ...(tries === "third" ? [[labels.witness, read(plan.text)] as Reader] : []),
    ...(isLeaked(verdict) ? [[labels.insurer, read(plan.text)] as Reader] : []),
  ];
}

function readersIn(game: Game, labels: Labels, verdict: Verdict): Reader[] {
  const opened = openedIn(game, verdict);
  if (game.preset === "phone") return readAnswers(game, labels, opened, verdict);
  const [[sender, all], ...others] = (
    game.mail.kind === "certificate"
      ? readFields(game, labels, opened)
      : readLetters(game, labels, opened, verdict)
  ) as [Reader, ...Reader[]];
  return [[sender, { ...all, [labels.secret]: "" }], ...others];
}

/** Who can read what by now. */
export function knowledge(game: Game, { labels }: Content, verdict: Verdict): Html {
  const isFields = game.mail.kind === "certificate" || game.mail.kind === "requests";
  const facts: Opened = {
    ...(isFields ? fieldFacts(game, labels) : { [labels.words]: game.plan.text, [labels.route]: "" }),
    [labels.secret]: "",
  };
  const readers = readersIn(game, labels, verdict);
  return html`<details class="ex-more ex-known"><summary>${labels.knows}</summary>
    <table class="ex-knows" aria-label="${labels.knows}">
      <thead><tr><td></td>${readers.map(([name]) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>${Object.entries(facts).map(
        ([fact, value]) =>
          html`<tr><th scope="row">${fact}</th>${readers.map(([, reads]) => html`<td>${known(reads[fact], value, labels)}</td>`)}</tr>`,
      )}</tbody>
    </table>
  </details>`;
}

/** Whether somebody reads it, or what was written in its place. */
const known = (read: string | undefined, value: string, labels: Labels) =>
  read !== undefined && read !== value
    ? html`<mark>${read}</mark>`
    : html`<span class="visually-hidden">${read === value ? labels.yes : labels.no}</span>${read === value ? sign("pass") : html`<span aria-hidden="true">–</span>`}`;
