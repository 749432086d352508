import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import { fields, folded, long, marks, seal, sign, timeline } from "../kit/parts";
import type { Game } from "./play";
import type { Content } from "./words";

export function view(game: Game, { labels }: Content, verdict: Verdict, words: KitWords): Html {
  const { keys, issued, passedOn, revoked } = game;
  const [issuing, choosing, reading] = marks(verdict, ["revoked"], ["signature"], ["locked"]);
  return timeline(
    [
      {
        party: labels.certifier,
        title: labels.issuing,
        mark: issuing,
        body: [
          seal(game.seal),
          fields([
            { label: labels.key, value: long(keys.certifier) },
            {
              label: labels.signature,
              value: long(issued.signature),
              // A failure is in the overwritten field, so the mark is there and not here.
              mark: choosing === "pass" ? "pass" : "none",
            },
            {
              label: labels.output,
              value: revoked ? labels.spent : labels.unspent,
              mark: issuing,
            },
          ]),
        ],
      },
      {
        party: labels.holder,
        title: labels.choosing,
        mark: choosing,
        body: [choices(game), fields([{ label: labels.key, value: long(keys.holder) }])],
      },
      {
        party: passedOn ? labels.stranger : labels.verifier,
        title: labels.reading,
        mark: reading,
        body: [
          readings(game, labels),
          fields([{ label: labels.key, value: long(passedOn ? keys.stranger : keys.verifier) }]),
        ],
      },
    ],
    words,
  );
}

/** The holder's fields, including overwritten values. The checkboxes reveal a field to the verifier. */
const choices = ({ known, opened, issued, shown, forged }: Game) => html`<ul class="ex-list">
  ${Object.entries(known).map(([name, value], index) => {
    const isForged = shown.fields[name] !== issued.fields[name];
    return html`<li data-mark="${isForged ? "fail" : "none"}">
      <label>
        <input type="checkbox" class="needs-js" data-act="edit" data-do="choose" data-at="${index}"
          ${opened.includes(name) && { html: "checked" }}>
        <span>${name}</span><b>${isForged ? forged.value : value}</b>${isForged && sign("fail")}
      </label>
    </li>`;
  })}
</ul>`;

/** The reader's view: revealed fields in plain text, the rest encrypted. */
const readings = ({ shown, seen }: Game, labels: Content["labels"]) => html`<ul class="ex-list" data-tall>
  ${Object.entries(shown.fields).map(([name, hidden]) =>
    name in seen
      ? html`<li><span>${name}</span><b>${seen[name]}</b></li>`
      : html`<li><span>${name}</span>${lock}${folded(`${name}, ${labels.closed}`, hidden)}</li>`,
  )}
</ul>`;

const lock = html`<svg class="ex-sign" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3"/>
</svg>`;
