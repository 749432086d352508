import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { sign } from "../kit/parts";
import { textOf } from "./outcome";
import type { Game } from "./play";
import type { Content } from "./words";

type Labels = Content["labels"];

/** Something that can be known, and whether sender, visitor and each reader know it. */
type Fact = [name: string, ...knows: boolean[]];

/** What the letters say, and who can read it. */
function factsIn(game: Game, labels: Labels, verdict: Verdict): Fact[] {
  const { preset, mail, sample } = game;
  const isRead = mail.letters.map((_, at) => textOf(game, at, verdict) !== undefined);
  const isAny = isRead.includes(true);
  const names = sample.fields.map(({ name }) => name);
  switch (preset) {
    case "doors":
      return names.map((name) => [
        name,
        true,
        false,
        ...sample.readers.map(({ asks }, at) => asks === name && isRead[at] === true),
      ]);
    case "fields":
      // The visitor reads all of a certificate for the visitor's own key.
      return names.map((name, at) => [
        name,
        true,
        "gap" in verdict && verdict.gap === "trick",
        isAny && game.plan.chosen[at] === true,
      ]);
    case "phone":
      return names.map((name) => [
        name,
        game.agreed.some(({ kind, what }, at) => kind === "show" && what === name && isRead[at] === true),
        false,
        true,
      ]);
    default:
      return [
        [labels.words, true, preset === "sign-in" || (game.wrote !== "" && game.attack !== "misuse"), isAny],
        [labels.route, true, true, true],
      ];
  }
}

/** Who knows what by now. */
export function knowledge(game: Game, { labels }: Content, verdict: Verdict): Html {
  const { preset, sample } = game;
  const columns = preset === "doors" ? sample.readers.map(({ name }) => name) : [labels.reader];
  const row = (name: string, cells: Html[]) =>
    html`<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
  const isPhone = preset === "phone";
  return html`<details class="ex-more ex-known"><summary>${labels.knows}</summary>
    <table class="ex-knows" aria-label="${labels.knows}">
      <thead><tr><td></td>${[labels.sender, labels.you, ...columns].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>${factsIn(game, labels, verdict).map(([name, ...knows]) =>
        row(
          name,
          knows.map((one) => known(one, labels)),
        ),
      )}${row(labels.secret, [known(!isPhone, labels), known(false, labels), ...columns.map(() => known(isPhone, labels))])}</tbody>
    </table>
  </details>`;
}

const known = (isKnown: boolean, labels: Labels) =>
  html`<span class="visually-hidden">${isKnown ? labels.yes : labels.no}</span>${isKnown ? sign("pass") : html`<span aria-hidden="true">–</span>`}`;
