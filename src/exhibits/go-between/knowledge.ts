import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import { sign } from "../kit/parts";
import { filled, textOf } from "./outcome";
import type { Game } from "./play";
import { knownOf } from "./trade";
import type { Content } from "./words";

type Labels = Content["labels"];

/** Something that can be known, and who knows it. */
interface Fact {
  name: string;
  value?: string;
  sender: boolean;
  you: boolean;
  reader: boolean;
}

/** What the letters say, and who can read it. */
function factsIn(game: Game, labels: Labels, verdict: Verdict): Fact[] {
  const { preset, mail } = game;
  const texts = mail.letters.map((_, at) => textOf(game, at, verdict));
  const isPost = preset === "message" || preset === "forms";
  const isRead = texts.some((text) => text !== undefined);
  const written = { name: labels.words, sender: true, you: !isPost, reader: isRead };
  const route = { name: labels.route, sender: true, you: true, reader: true };
  if (isPost || preset === "sign-in") return [written, route];
  const read = texts.join(", ").split(", ");
  return Object.entries(knownOf(game)).map(([name, value]) => {
    const isKnown = value.split(", ").every((part) => read.includes(part));
    // A phone keeps its holder's certificate, and the page gets a field of it.
    const isPhone = preset === "phone";
    return { name, value, sender: isPhone ? isKnown : true, you: false, reader: isPhone || isKnown };
  });
}

/** Who knows what by now. A field's box in the sender's column opens it; a key can be guessed. */
export function knowledge(game: Game, { labels }: Content, verdict: Verdict): Html {
  const { preset, guessed, plan } = game;
  // Where the boxes need the room anyway, fields have their names.
  const nameOf = ({ name, value }: Fact) =>
    value === undefined
      ? name
      : preset === "fields"
        ? html`${name} <small>${value}</small>`
        : html`<span class="visually-hidden">${name}: </span>${value}`;
  const row = (fact: Fact, cells: Html[]) =>
    html`<tr><th scope="row">${nameOf(fact)}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
  const isPhone = preset === "phone";
  const secret = { name: labels.secret, sender: !isPhone, you: false, reader: isPhone };
  return html`<div class="ex-known">
    <table class="ex-knows" aria-label="${labels.knows}">
      <thead><tr><th scope="col">${labels.knows}</th>${[labels.sender, labels.you, labels.reader].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>${factsIn(game, labels, verdict).map((fact, at) =>
        row(fact, [
          preset === "fields"
            ? tick(at, fact.name, plan.chosen[at] === true, labels)
            : known(fact.sender, labels),
          known(fact.you, labels),
          known(fact.reader, labels),
        ]),
      )}${row(secret, [known(secret.sender, labels), guess(labels), known(secret.reader, labels)])}</tbody>
    </table>
    <p role="status">${guessed > 0 && filled(labels.guessed, { count: guessed.toLocaleString("en-US"), zeros: zerosFor(guessed) })}</p>
  </div>`;
}

const known = (isKnown: boolean, labels: Labels) =>
  html`<span class="visually-hidden">${isKnown ? labels.yes : labels.no}</span>${isKnown ? sign("pass") : html`<span aria-hidden="true">–</span>`}`;

const tick = (at: number, name: string, isChosen: boolean, labels: Labels) =>
  html`<span class="ex-tick needs-js"><input type="checkbox" data-act="edit" data-do="choose" data-at="${at}" aria-label="${filled(labels.open, { field: name })}" ${isChosen && { html: "checked" }}></span><span class="without-js">${isChosen ? sign("pass") : "–"}</span>`;

const guess = (labels: Labels) =>
  html`<span class="without-js">${known(false, labels)}</span><button type="button" class="ex-button needs-js" data-act="edit" data-do="guess">${labels.guess}</button>`;

/** How many zeros the number of years has in which all keys are tried, of which there are about 2^256. */
const zerosFor = (guessed: number) =>
  Math.floor(256 * Math.log10(2) - Math.log10((guessed / 0.6) * 31_557_600));
