import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import { button, fields, long, marks, noSeal, seal, sign, timeline } from "../kit/parts";
import type { Game } from "./play";
import type { Content } from "./words";

/** The positions of the spots on a die's face, by their number. */
const spots: Record<number, string> = { 1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi" };

/** Each roll has its own key, so that the animation runs again. */
const die = (roll: number, seed: string) =>
  html`<svg class="ex-die" data-key="${roll}${seed}" viewBox="0 0 100 100" aria-hidden="true">
    <rect x="3" y="3" width="94" height="94" rx="20"/>
    ${[..."abcdefghi"].map(
      (place, index) =>
        spots[roll]?.includes(place) &&
        html`<circle cx="${24 + 26 * (index % 3)}" cy="${24 + 26 * Math.floor(index / 3)}" r="8.5"/>`,
    )}
  </svg>`;

export function view(game: Game, { labels }: Content, verdict: Verdict, words: KitWords): Html {
  const { round, found, opened } = game;
  const [begun, list, seed, roll] = marks(verdict, [], ["list"], ["seed"], ["roll"]);
  return timeline(
    [
      {
        party: labels.house,
        title: labels.sealing,
        mark: begun,
        body: [seal(round.seal), fields([{ label: labels.seal, value: long(round.seal, "round.seal") }])],
      },
      {
        party: labels.players,
        title: labels.closing,
        mark: list,
        body: [
          numbers(game, labels),
          fields([
            { label: labels.closed, value: long(round.closed, "round.closed") },
            ...(found.closed === round.closed
              ? []
              : [{ label: labels.closedNow, value: long(found.closed), mark: list }]),
          ]),
        ],
      },
      {
        party: labels.house,
        title: labels.opening,
        mark: seed,
        body: opened
          ? [
              seal(found.seal),
              fields([
                { label: labels.seed, value: long(round.seed, "round.seed") },
                { label: labels.hashed, value: long(found.seal), mark: seed },
              ]),
            ]
          : [
              noSeal,
              fields([
                { label: labels.seed, value: labels.waiting },
                { label: labels.hashed, value: labels.waiting },
              ]),
            ],
      },
      {
        party: labels.anyone,
        title: labels.rolling,
        mark: roll,
        body: [
          die(opened ? round.roll : 0, round.seed),
          fields([{ label: labels.result, value: opened ? String(round.roll) : labels.pending, mark: roll }]),
        ],
      },
    ],
    words,
  );
}

/** The numbers in order. The visitor's can be edited; a late one comes after it. */
const numbers = ({ entries, round, typed }: Game, labels: Content["labels"]) => html`<ol class="ex-list">
  ${entries.map(({ name, number }, index) =>
    index < entries.length - 1
      ? html`<li><span>${name}</span><code translate="no">${number}</code></li>`
      : html`<li>
          <label><span>${name}</span><input class="needs-js" data-act="edit" data-do="choose" data-enter="open"
            value="${typed}" inputmode="numeric" autocomplete="off" aria-label="${labels.number}"></label>
          <code class="without-js">${number}</code>
          ${button("edit", "open", labels.roll)}
        </li>`,
  )}
  ${round.numbers
    .slice(entries.length)
    .map(
      (number) =>
        html`<li data-mark="fail"><span>${labels.late}</span><code translate="no">${number}</code>${sign("fail")}</li>`,
    )}
</ol>`;
