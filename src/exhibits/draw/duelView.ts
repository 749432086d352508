import { filled } from "../../shared/filled";
import { html } from "../../shared/html";
import { signOf, tool } from "../kit/parts";
import type { Duel, Game } from "./play";
import type { Content } from "./words";

type Labels = Content["labels"];

/** Whether the visitor came by one of the two links. */
export const hasHalf = ({ duel }: Pick<Game, "duel">) =>
  duel?.seal !== undefined || duel?.number !== undefined;

/** Two people play by two links: folded, until one is made or was followed. */
export const duelView = (
  { duel }: Game,
  labels: Labels,
) => html`<details class="ex-more ex-duel needs-js" ${hasHalf({ duel }) && { html: "data-arrived" }} ${duel && { html: "open" }}>
    <summary>${labels.duel}</summary>
    <div>${duel && hasHalf({ duel }) ? answer(duel, labels) : start(duel, labels)}</div>
  </details>`;

/** The side that seals a number. */
const start = (duel: Duel | undefined, labels: Labels) => html`<p>${labels.howTo}</p>
    <label><b>${labels.secret}</b><input data-wide data-do="think" value="${duel?.typed}" inputmode="numeric" autocomplete="off"></label>
    ${linkOf(labels.first, duel?.first)}
    ${linkOf(labels.second, duel?.second)}`;

const linkOf = (label: string, link: string | undefined) =>
  link !== undefined &&
  html`<p>${tool("copy", label)}<code class="ex-link" translate="no">${link}</code></p>`;

/** The side that has one half, and needs the other. */
const answer = (
  { seal, number, typed, found, sealed }: Duel,
  labels: Labels,
) => html`<p>${seal === undefined ? filled(labels.opens, { number: String(number) }) : labels.sealedOne}</p>
    ${seal !== undefined && html`<p><code translate="no">${seal}</code></p>`}
    <label><b>${labels.paste}</b><input data-wide data-do="match" value="${typed}" autocomplete="off" spellcheck="false"></label>
    <p role="status">${found && html`${signOf(found === "fits" ? "pass" : "fail")} ${filled(labels[found], { number: sealed ?? "", parity: Number(sealed) % 2 ? labels.odd : labels.even })}`}</p>`;
