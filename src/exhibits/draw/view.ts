import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { brokenIn, brokenMark, button, signOf } from "../kit/parts";
import { duelView, hasHalf } from "./duelView";
import { face, whose } from "./faces";
import { odds } from "./odds";
import { type Game, type Glance, glancesOf, manners } from "./play";
import { caughtIn, isSeenThrough, isShut } from "./saying";
import { table } from "./table";
import type { Content } from "./words";

/**
 * All twenty rounds, and below them either the open one or what came up how often and what the visitor takes the house for.
 * Whoever came by a link of a game of two has that first: it is why they are here.
 */
export const view = (game: Game, content: Content, verdict: Verdict): Html => html`
  ${hasHalf(game) && duelView(game, content.labels)}
  ${strip(game, content.labels, verdict)}
  ${table(game, content, verdict)}
  <div class="ex-evening">
    ${odds(game, content)}
    ${accusation(game, content.labels)}
  </div>
  ${!hasHalf(game) && duelView(game, content.labels)}`;

type Labels = Content["labels"];

const resultWord = ({ result }: Glance, labels: Labels) =>
  result === undefined ? labels.nothing : filled(labels.came, { result });

/** What the check has found in a round: one without a result has failed, since nobody can be made to open. */
const foundIn = ({ passed, result }: Glance) =>
  passed === undefined ? "unknown" : passed ? "passed" : result === undefined ? "refuses" : "broken";

const signs = { unknown: "none", passed: "pass", broken: "caught", refuses: "fail" } as const;

/** The rounds, each with what the check has found in it, the visitor's trial too. A press opens one and checks it. */
const strip = (
  game: Game,
  labels: Labels,
  verdict: Verdict,
) => html`<div class="ex-strip" ${game.tried && { html: "data-tried" }}>
  <header><h3>${labels.rounds}</h3>
    <label class="ex-yours needs-js"><b>${labels.yours}</b><input data-act="edit" data-do="choose" data-enter="check" value="${game.typed}" inputmode="numeric" autocomplete="off"></label>
    <label class="ex-seals needs-js"><input type="checkbox" data-act="edit" data-do="clear" ${!game.isClear && game.gap !== "seat" && { html: "checked" }}><span>${labels.sealed}</span></label>
    ${button("edit", "leave", labels.another)}
  </header>
  <ol>
    ${glancesOf(game).map((round, at) => {
      const isTried = game.tried && at === game.at;
      const found = isTried ? "tried" : foundIn(round);
      const mark = isTried ? brokenMark(verdict) : signs[foundIn(round)];
      const stopped =
        isTried && brokenIn(verdict) ? `, ${labels[mark === "fail" ? "refuses" : "broken"]}` : "";
      const name = `${labels.round} ${at + 1}: ${resultWord(round, labels)}, ${labels[found]}${stopped}`;
      return html`<li data-found="${found}" ${mark === "fail" && { html: "data-lost" }} ${at === game.at && { html: "data-now" }}>
        ${face(game, round.result)}${signOf(mark)}
        <span class="without-js visually-hidden">${name}</span>
        <button type="button" class="needs-js" data-do="open" data-at="${at}" aria-pressed="${String(at === game.at)}" aria-label="${name}"></button>
      </li>`;
    })}
  </ol>
  ${game.preset === "tickets" && whose(game, labels)}
</div>`;

/** What the visitor says of the house, folded, and what there is to that: nothing until all rounds were checked. */
const accusation = (
  game: Game,
  labels: Labels,
) => html`<details class="ex-accuse ex-more needs-js" ${game.accused && { html: "open" }}>
  <summary>${labels.accuse}<span role="status">${game.accused?.isRight && caughtIn(game) !== undefined && signOf("pass")}${game.accused && toldOf(game, game.accused, labels)}</span></summary>
  <div>${manners.map(
    (manner, at) =>
      html`<button type="button" class="ex-button" data-do="accuse" data-at="${at}" aria-pressed="${String(game.accused?.of === manner)}">${labels[manner]}</button>`,
  )}</div>
</details>`;

function toldOf(game: Game, { of, isRight }: NonNullable<Game["accused"]>, labels: Labels): string {
  const caught = caughtIn(game);
  if (caught === undefined) return labels.noted;
  if (!isRight) return caught === 0 ? labels.bars : isShut(game) ? labels.crosses : labels.look;
  const right = filled(labels.right, { what: labels[of] });
  return isSeenThrough(game) ? `${right} ${labels.unseen}` : right;
}
