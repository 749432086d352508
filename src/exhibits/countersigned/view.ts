import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import {
  brokenIn,
  brokenMark,
  type Field,
  fields,
  long,
  type Mark,
  marks,
  seal,
  timeline,
} from "../kit/parts";
import type { Game } from "./play";
import type { Content } from "./words";

type Labels = Content["labels"];

export function view(game: Game, content: Content, verdict: Verdict, words: KitWords): Html {
  const { labels } = content;
  const { entry, signatures } = game;
  const [diver, supervisor] = signatures;
  const [card, entering, closing] = marks(
    verdict,
    ["card", "expired", "grade", "holder"],
    diver ? ["changed"] : ["open", "changed"],
    ["same", "open", "unread"],
  );
  return timeline(
    [
      {
        party: labels.school,
        title: labels.issuing,
        mark: card,
        body: [seal(game.seal), fields(cards(game, labels, verdict))],
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
            signature(labels, diver, 0),
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
              value: supervisor ? long(supervisor.key, "signatures.1.key") : labels.none,
              mark: failed(closing),
            },
            signature(labels, supervisor, 1),
          ]),
          box(1, labels.countersigns, Boolean(supervisor)),
        ],
      },
    ],
    words,
  );
}

/** Fields only show failures, not passes. */
const failed = (mark: Mark): Mark => (mark === "fail" || mark === "caught" ? mark : "none");

/** The cards as the foreman's phone reads them. What it cannot decrypt stays encrypted. */
function cards({ seen, known, cards: shown, school }: Game, labels: Labels, verdict: Verdict): Field[] {
  const markIf = (isHere: boolean, ...steps: string[]): Mark =>
    isHere && steps.includes(brokenIn(verdict)?.says ?? "") ? brokenMark(verdict) : "none";
  const read = seen.flatMap(({ name, grade, validUntil }, index): Field[] => {
    const { certificate } = shown[index] as Game["cards"][0];
    const holder = known[index];
    const hidden = certificate.fields.medical;
    const path = `cards.${index}.certificate.fields`;
    return [
      {
        label: grade ?? holder?.grade ?? "",
        value: name ?? holder?.name ?? "",
        mark: markIf(index === 1, "grade"),
      },
      {
        label: labels.validUntil,
        value: validUntil ?? long(certificate.fields.validUntil ?? "", `${path}.validUntil`),
        mark: markIf(index === 0, "card", "expired"),
      },
      ...(hidden ? [{ label: labels.medical, value: long(hidden, `${path}.medical`) }] : []),
    ];
  });
  return [{ label: labels.trusted, value: long(school, "school") }, ...read];
}

const signature = (labels: Labels, signed: Game["signatures"][0] | undefined, at: number): Field => ({
  label: labels.signature,
  value: signed ? long(signed.signature, `signatures.${at}.signature`) : labels.none,
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
