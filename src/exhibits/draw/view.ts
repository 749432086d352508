import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, brokenMark, button, sign, signOf } from "../kit/parts";
import { duelView } from "./duelView";
import { face } from "./faces";
import { odds } from "./odds";
import { type Game, type Glance, glancesOf, manners } from "./play";
import { caughtIn } from "./saying";
import { table } from "./table";
import type { Content } from "./words";

/** The open round, and below it all twenty, what came up how often, and what the visitor takes the house for. */
export const view = (game: Game, content: Content, verdict: Verdict): Html => html`
  ${table(game, content, verdict)}
  <div class="ex-evening">
    ${strip(game, content.labels, verdict)}
    ${odds(game, content)}
    ${accusation(game, content.labels)}
  </div>
  ${duelView(game, content.labels)}`;

type Labels = Content["labels"];

const resultWord = ({ result }: Glance, labels: Labels) =>
  result === undefined ? labels.nothing : filled(labels.came, { result });

const foundIn = ({ passed }: Glance) => (passed === undefined ? "unknown" : passed ? "passed" : "broken");

const foundSign = ({ passed }: Glance) => passed !== undefined && sign(passed ? "pass" : "caught");

/** The rounds, each with what the check has found in it, the visitor's trial too. A press opens one and checks it. */
const strip = (game: Game, labels: Labels, verdict: Verdict) => html`<div class="ex-strip">
  <header><h3>${labels.rounds}</h3><p>${button("edit", "leave", labels.another)}</p></header>
  <ol>
    ${glancesOf(game).map((round, at) => {
      const isTried = game.tried && at === game.at;
      const found = isTried ? "tried" : foundIn(round);
      const stopped = isTried && brokenIn(verdict) ? `, ${labels.broken}` : "";
      const name = `${labels.round} ${at + 1}: ${resultWord(round, labels)}, ${labels[found]}${stopped}`;
      return html`<li data-found="${found}" ${at === game.at && { html: "data-now" }}>
        ${face(game.preset, round.result)}${isTried ? signOf(brokenMark(verdict)) : foundSign(round)}
        <span class="without-js visually-hidden">${name}</span>
        <button type="button" class="needs-js" data-do="open" data-at="${at}" aria-pressed="${String(at === game.at)}" aria-label="${name}"></button>
      </li>`;
    })}
  </ol>
</div>`;

/** What the visitor says of the house, and what there is to that. */
const accusation = (
  { accused, isClear, gap, tried, rounds }: Game,
  labels: Labels,
) => html`<div class="ex-accuse needs-js" role="group" aria-label="${labels.accuse}">
  <p>${labels.accuse}</p>
  ${manners.map(
    (manner, at) =>
      html`<button type="button" class="ex-button" data-do="accuse" data-at="${at}" aria-pressed="${String(accused?.of === manner)}">${labels[manner]}</button>`,
  )}
  <label class="ex-seals"><input type="checkbox" data-act="edit" data-do="clear" ${!isClear && gap !== "seat" && { html: "checked" }}><span>${labels.sealed}</span></label>
  <p role="status">${tried === "blind" ? labels.blind : accused && toldOf(accused, isClear, caughtIn({ rounds }), labels)}</p>
</div>`;

function toldOf(
  { of, isRight }: NonNullable<Game["accused"]>,
  isClear: boolean,
  caught: number | undefined,
  labels: Labels,
): string {
  if (!isRight) return caught === undefined ? labels.wrong : caught > 0 ? labels.look : labels.bars;
  const right = filled(labels.right, { what: labels[of] });
  return of === "seats" && isClear ? `${right} ${labels.unseen}` : right;
}
