import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import { brokenIn, brokenMark, button, fields, long, type Mark, sign, timeline } from "../kit/parts";
import type { Door, Game } from "./play";
import type { Content } from "./words";

type Labels = Content["labels"];

/** What is found at a door, and not at the certificate or its holder. */
const ofDoors: readonly string[] = ["locked", "fresh"];

export function view(game: Game, { labels }: Content, verdict: Verdict, words: KitWords): Html {
  const { doors, isCopy } = game;
  const broken = brokenIn(verdict);
  const isDoors = broken !== undefined && ofDoors.includes(broken.says);
  const passed: Mark = verdict.state === "holds" ? "pass" : "none";
  return timeline(
    [
      {
        party: isCopy ? labels.stranger : labels.joiner,
        title: isCopy ? labels.copying : labels.holding,
        mark: isDoors ? "none" : broken ? brokenMark(verdict) : passed,
        body: ring(game, labels, verdict),
      },
      ...doors.map((door, at) => {
        const mark = isDoors && broken.at === at + 1 ? brokenMark(verdict) : passed;
        return {
          party: door.name,
          title: title(game, at, labels),
          mark,
          body: doorway(game, door, at, labels, mark === "pass" ? "none" : mark),
        };
      }),
    ],
    words,
  );
}

/** The certificate, as the person at the door shows it. */
function ring({ written, says, certificate, spent }: Game, labels: Labels, verdict: Verdict): Html[] {
  const isSpent = spent.includes(certificate.revocationOutpoint);
  const mark = brokenMark(verdict);
  return [
    html`<ul class="ex-list">
      ${Object.entries(written).map(([name, value]) => {
        const isSigned = value === says[name];
        return html`<li data-mark="${isSigned ? "none" : mark}"><span>${name}</span><b>${value}</b>${!isSigned && sign(mark)}</li>`;
      })}
    </ul>`,
    fields([
      {
        label: labels.signature,
        value: long(certificate.signature, "certificate.signature"),
        mark: brokenIn(verdict)?.says === "signature" ? mark : "none",
      },
      { label: labels.output, value: isSpent ? labels.spent : labels.unspent, mark: isSpent ? mark : "none" },
    ]),
    button("edit", "move", labels.move),
  ];
}

const title = ({ seen }: Game, at: number, { waiting, opened, shut }: Labels) => {
  const found = seen?.[at];
  return found === undefined ? waiting : found.isOpen ? opened : shut;
};

/** A door: the value it requires, and the value it read. */
const doorway = (
  { seen, drawn }: Game,
  { asks, takes }: Door,
  at: number,
  labels: Labels,
  mark: Mark,
): Html[] => [
  drawing(seen?.[at]?.isOpen === true),
  fields([
    { label: labels.asks.replaceAll("{field}", asks), value: takes },
    { label: labels.reads, value: seen ? (seen[at]?.read ?? labels.nothing) : labels.notYet },
    { label: labels.number, value: long(drawn[at] ?? "", `drawn.${at}`), mark },
  ]),
];

/** A door in its frame; the leaf turns on its hinges. */
const drawing = (isOpen: boolean) => html`<svg class="ex-door" viewBox="0 0 80 100" aria-hidden="true">
  <path d="M2 98V2H78V98"/><g ${isOpen && { html: "data-open" }}><path d="M10 98V10H70V98Z"/><circle cx="60" cy="56" r="3"/></g>
</svg>`;
