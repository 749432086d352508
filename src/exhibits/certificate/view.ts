import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import { brokenIn, brokenMark, fields, folded, long, marks, seal, sign, timeline } from "../kit/parts";
import type { Game } from "./play";
import type { Content } from "./words";

export function view(game: Game, { labels }: Content, verdict: Verdict, words: KitWords): Html {
  const { keys, shown, reader, revoked, overwritten } = game;
  const broken = brokenIn(verdict)?.says;
  const markOf = (step: string) => (broken === step ? brokenMark(verdict) : "none");
  const isHolders = overwritten !== undefined;
  const [issuing, choosing, reading] = marks(
    verdict,
    isHolders ? ["certifier", "revoked"] : ["certifier", "signature", "revoked"],
    isHolders ? ["signature"] : [],
    ["locked"],
  );
  return timeline(
    [
      {
        party: labels.certifier,
        title: labels.issuing,
        // The certifier signed what was there then: what the holder has changed is marked below.
        mark: isHolders && issuing === "pass" ? "none" : issuing,
        body: [
          seal(game.seal),
          fields([
            { label: labels.key, value: long(keys.certifier, "keys.certifier"), mark: markOf("certifier") },
            {
              label: labels.signature,
              value: long(shown.signature, "shown.signature"),
              mark: isHolders ? "none" : markOf("signature"),
            },
            {
              label: labels.output,
              value: revoked ? labels.spent : labels.unspent,
              mark: markOf("revoked"),
            },
          ]),
        ],
      },
      {
        party: labels.holder,
        title: labels.choosing,
        mark: choosing,
        body: [choices(game), fields([{ label: labels.key, value: long(shown.subject, "shown.subject") }])],
      },
      {
        party: labels[reader],
        title: labels.reading,
        mark: reading,
        body: [
          readings(game, labels),
          fields([{ label: labels.key, value: long(keys[reader], `keys.${reader}`, "open") }]),
        ],
      },
    ],
    words,
  );
}

/** The holder's fields, including an overwritten value. The checkboxes reveal a field to the verifier. */
const choices = ({ known, opened, overwritten, forged }: Game) => html`<ul class="ex-list">
  ${Object.entries(known).map(([name, value], index) => {
    const isForged = name === overwritten;
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
      : html`<li><span>${name}</span>${lock}${folded(`${name}, ${labels.closed}`, long(hidden, pathOf(name)))}</li>`,
  )}
</ul>`;

/** A point divides a path, so a field with one in its name has none. */
const pathOf = (name: string) => (name.includes(".") ? undefined : `shown.fields.${name}`);

const lock = html`<svg class="ex-sign" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3"/>
</svg>`;
