import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Broken, KitWords, Verdict } from "../kit/exhibit";
import {
  brokenIn,
  brokenMark,
  button,
  type Field,
  fields,
  long,
  type Mark,
  marks,
  seal,
  sign,
  timeline,
  unmarkedIfLater,
} from "../kit/parts";
import { type Game, spent } from "./play";
import type { Content } from "./words";

type Labels = Content["labels"];

export function view(game: Game, content: Content, verdict: Verdict, words: KitWords): Html {
  const { labels, sample } = content;
  const broken = brokenIn(verdict);
  const mark = brokenMark(verdict);
  const [name, budget, got] = marks(verdict, ["name"], ["budget"], ["changed", "twice"]);
  return timeline(
    [
      {
        party: game.isPosing ? labels.lookalike : labels.page,
        title: labels.asking,
        mark: name,
        body: [
          seal(game.seal),
          fields([
            { label: labels.from, value: sample.from },
            { label: labels.key, value: long(game.keys.site, "keys.site") },
            {
              label: labels.signature,
              value: long(game.asked[0]?.signature ?? "", "asked.0.signature"),
              mark: broken?.says === "name" && broken.at === 1 ? mark : "none",
            },
          ]),
          button("edit", "again", labels.again),
        ],
      },
      {
        party: labels.phone,
        title: labels.deciding,
        mark: unmarkedIfLater(budget),
        body: screen(game, labels, broken?.says),
      },
      {
        party: labels.page,
        title: labels.getting,
        mark: got,
        body: fields(
          game.asked.flatMap((_, at) =>
            given(game, at, labels, isOfAnswers(broken) && broken?.at === at + 1 ? mark : "none"),
          ),
        ),
      },
    ],
    words,
  );
}

/** The phone, with a row for each request and the budget below. */
function screen(game: Game, labels: Labels, says: string | undefined): Html {
  const { asked, wishes, answers, budget } = game;
  const used = spent(game);
  return html`<div class="ex-phone">
    <ul class="ex-list">
      ${wishes.map((wish, at) => {
        const { request } = asked[at] as Game["asked"][0];
        const refused = wish && !answers[at] && (says === "name" ? labels.unknown : labels.over);
        return html`<li data-mark="${refused ? "caught" : "none"}"><label>
          <input type="checkbox" class="needs-js" data-act="edit" data-do="decide" data-at="${at}" ${wish && { html: "checked" }}>
          <span><b>${requestText(request, labels)}</b>${refused ? html`${sign("caught")} ${refused}` : wish ? labels.approved : labels.declined}</span>
        </label></li>`;
      })}
    </ul>
    <p>${labels.budget.replaceAll("{spent}", counted(used)).replaceAll("{budget}", counted(budget))}</p>
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 2H100"/><path data-part d="M0 2H${Math.min(100, (100 * used) / budget).toFixed(1)}"/>
    </svg>
  </div>`;
}

const counted = (satoshis: number) => satoshis.toLocaleString("en-US");

type Request = Game["asked"][0]["request"];

const requestText = ({ kind, what, satoshis }: Request, labels: Labels) =>
  labels[kind].replaceAll("{what}", what).replaceAll("{amount}", counted(satoshis));

/** Whether the page's answers are what is wrong. */
const isOfAnswers = (broken: Broken | undefined) => broken?.says === "changed" || broken?.says === "twice";

/** What the page has received for a request. */
function given({ asked, answers, seen, field }: Game, at: number, labels: Labels, mark: Mark): Field[] {
  const { request } = asked[at] as Game["asked"][0];
  const label = requestText(request, labels);
  const answer = answers[at];
  if (!answer) return [{ label, value: labels.nothing }];
  const read = request.kind === "show" && seen[field];
  const got = { label, value: read ? read : long(answer.signature, `answers.${at}.signature`), mark };
  if (!answer.coin) return [got];
  const coin = labels.coin.replaceAll("{at}", String(at + 1));
  return [got, { label: coin, value: long(answer.coin, `answers.${at}.coin`) }];
}
