import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import { type Field, fields, long, type Mark, marks, seal, timeline } from "../kit/parts";
import type { Game } from "./play";
import type { Content } from "./words";

type Labels = Content["labels"];

export function view(game: Game, content: Content, verdict: Verdict, words: KitWords): Html {
  const { labels } = content;
  const { entry, signatures } = game;
  const [diver, supervisor] = signatures;
  const [card, entering, closing] = marks(
    verdict,
    ["card", "expired", "holder"],
    diver ? ["changed"] : ["open", "changed"],
    ["same", "open"],
  );
  return timeline(
    [
      {
        party: labels.school,
        title: labels.issuing,
        mark: card,
        body: [seal(game.seal), fields(cards(game, labels, card))],
      },
      {
        party: labels.diver,
        title: labels.entering,
        mark: entering,
        body: [
          profile(game),
          fields([
            { label: labels.depth, value: depth(game, labels), mark: failed(entering) },
            { label: labels.minutes, value: String(entry.minutes) },
            { label: labels.task, value: `${entry.task}, ${entry.gas}, ${entry.day}` },
            signature(labels, diver),
          ]),
          box(0, labels.signs, Boolean(diver)),
        ],
      },
      {
        party: labels.supervisor,
        title: labels.countersigning,
        mark: closing,
        body: [
          states(labels, verdict),
          fields([
            { label: labels.reads, value: labels.feet.replaceAll("{feet}", String(game.signed)) },
            {
              label: labels.key,
              value: supervisor ? long(supervisor.key) : labels.none,
              mark: failed(closing),
            },
            signature(labels, supervisor),
          ]),
          box(1, labels.countersigns, Boolean(supervisor)),
        ],
      },
    ],
    words,
  );
}

/** Fields only show failures, not passes. */
const failed = (mark: Mark): Mark => (mark === "fail" ? "fail" : "none");

/** The cards as the foreman's phone reads them. What it cannot decrypt stays encrypted. */
function cards({ seen, known, cards: shown }: Game, labels: Labels, mark: Mark): Field[] {
  return seen.flatMap(({ name, grade, validUntil }, index): Field[] => {
    const { certificate } = shown[index] as Game["cards"][0];
    const holder = known[index];
    const hidden = certificate.fields.medical;
    return [
      { label: grade ?? holder?.grade ?? "", value: name ?? holder?.name ?? "" },
      {
        label: labels.validUntil,
        value: validUntil ?? long(certificate.fields.validUntil ?? ""),
        mark: index === 0 ? failed(mark) : "none",
      },
      ...(hidden ? [{ label: labels.medical, value: long(hidden) }] : []),
    ];
  });
}

const signature = (labels: Labels, signed: Game["signatures"][0] | undefined): Field => ({
  label: labels.signature,
  value: signed ? long(signed.signature) : labels.none,
});

const depth = ({ typed, entry }: Game, { depth: label }: Labels) =>
  html`<input class="needs-js" data-act="edit" data-do="enter" value="${typed}" inputmode="numeric" autocomplete="off"
    aria-label="${label}"><code class="without-js">${entry.depth}</code>`;

const box = (at: number, label: string, on: boolean) => html`<ul class="ex-list needs-js"><li>
  <label>
    <input type="checkbox" data-act="edit" data-do="put" data-at="${at}" ${on && { html: "checked" }}>
    <span>${label}</span>
  </label>
</li></ul>`;

/** An entry is open until a check has found two good signatures. */
const states = (labels: Labels, { state }: Verdict) => html`<ul class="ex-states">
  <li ${state !== "holds" && current}>${labels.open}</li>
  <li ${state === "holds" && current}>${labels.closed}</li>
</ul>`;

const current = { html: 'aria-current="step"' };

/** The dive profile of the entry, drawn over the one that was signed. */
function profile({ entry, signed }: Game): Html {
  const lowest = Math.max(entry.depth, signed, 100);
  /** Down, along the bottom, and up with a stop. */
  const dive = (feet: number) => {
    const y = (part: number) => (6 + (90 * feet * part) / lowest).toFixed(1);
    return `M0 6H14L44 ${y(1)}H132L158 ${y(0.2)}H178L186 6H200`;
  };
  return html`<svg class="ex-profile" viewBox="0 0 200 100" preserveAspectRatio="none" aria-hidden="true">
    ${signed !== entry.depth && html`<path data-before d="${dive(signed)}"/>`}<path d="${dive(entry.depth)}"/>
  </svg>`;
}
