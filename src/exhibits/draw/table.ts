import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Verdict } from "../kit/exhibit";
import {
  brokenIn,
  brokenMark,
  type Field,
  fields,
  long,
  type Mark,
  noSeal,
  seal,
  signOf,
} from "../kit/parts";
import { face } from "./faces";
import { wishOf } from "./moves";
import { drawable, type Game, resultBefore } from "./play";
import type { Content } from "./words";

/**
 * The open round as cards on a table: the secret and all numbers make the result, and beside them lies what was there
 * before. Each opens by a press, and has its hashes inside.
 */
export function table(game: Game, labels: Content["labels"], verdict: Verdict): Html {
  const { preset, round, typed, at } = game;
  const { tickets, receipts, seed, result } = round;
  const before = resultBefore(game);
  const [kept] = receipts;
  const gap = verdict.state === "uncovered" ? verdict.gap : "";
  const isInvented = gap === "invent";
  const isUnpaid = gap === "unpaid";
  const dropped = receipts.find((mine) => !tickets.some(({ id }) => id === mine.id));
  const mark = (steps: string[], place?: number) => markOf(verdict, steps, place);
  return html`<div class="ex-table" data-tone="${verdict.state}" role="group" aria-label="${labels.round} ${at + 1}">
    <header><h3>${labels.round} ${at + 1}</h3><label class="ex-yours needs-js"><b>${labels.yours}</b><input data-act="edit" data-do="choose" data-enter="check" value="${typed}" inputmode="numeric" autocomplete="off"></label></header>
    <div class="ex-cards" data-count="${tickets.length + Number(dropped !== undefined)}" data-key="${at}">
      ${card({
        kind: "house",
        title: labels.house,
        state: seed === undefined ? labels.unopened : `${seed.slice(0, 4)}…`,
        picture: seal(drawable(round.commitment)),
        mark: mark(["seed", "opened"]),
        rows: [
          { label: labels.commitment, value: long(round.commitment, "round.commitment") },
          ...valueAt(labels.seed, seed, "round.seed"),
        ],
      })}
      ${tickets.map(({ id, seal: own, number, salt }, place) =>
        card({
          kind: "ticket",
          title: preset === "dice" ? id : `${place + 1} ${id}`,
          note:
            game.tried && gap === "" && id === game.guest
              ? labels.added
              : preset === "tickets" && place === 0 && labels.friend,
          state: number ?? labels.unopened,
          mark: mark(["number", "opened"], place + 1),
          wins: preset === "tickets" && result === place + 1,
          won: preset === "tickets" && before === place + 1,
          isMine: id === game.names.at(-1),
          isAdded: id === game.guest,
          rows: [
            { label: labels.seal, value: long(own, `round.tickets.${place}.seal`) },
            ...valueAt(labels.number, number, `round.tickets.${place}.number`),
            ...valueAt(labels.salt, salt, `round.tickets.${place}.salt`),
          ],
        }),
      )}
      ${dropped && html`<div class="ex-card" data-kind="hole" data-changed><p><span>${dropped.id}</span><b>${labels.hole}</b></p></div>`}
      <div class="ex-card" data-kind="result" ${isUnpaid && { html: "data-added data-changed" }}>
        <p data-mark="${mark(["result"])}"><span>${labels.result}${before !== undefined && html`<span class="visually-hidden"> ${labels.before} ${before},</span>`}</span>
          <span class="ex-fell">${before !== undefined && face(preset, before)}${face(preset, result)}</span>${signOf(mark(["result"]))}<b class="visually-hidden">${result ?? labels.nothing}</b>
          ${isUnpaid ? html`<em>${labels.notPaid}</em>` : preset === "dice" && result === wishOf(round, preset) && html`<em>${labels.houseWins}</em>`}</p>
      </div>
      ${card({
        kind: "list",
        title: labels.list,
        state: String(tickets.length),
        mark: mark(["list"], tickets.length),
        rows: [{ label: labels.closed, value: long(round.closed, "round.closed") }],
      })}
      ${card({
        kind: "receipt",
        title: labels.receipt,
        state: isInvented ? labels.unsigned : labels.saved,
        isAdded: isInvented,
        picture: kept && seal(drawable(kept.commitment)),
        mark: mark(["mine", "kept"]),
        rows: receipts.flatMap((receipt, place) =>
          (["seal", "commitment", "closed"] as const).map((name) => ({
            label: labels[name],
            value: long(receipt[name], `round.receipts.${place}.${name}`),
          })),
        ),
      })}
    </div>
    ${unlike(game, labels, verdict)}
  </div>`;
}

/** Two seals that should be one, where the check has stopped: the published one, and what was found in its place. */
function unlike({ round, now }: Game, labels: Content["labels"], verdict: Verdict): Html | false {
  const { says = "", at = 0 } = brokenIn(verdict) ?? {};
  const { tickets, closed, commitment, receipts } = round;
  const [kept] = receipts;
  const ticket = tickets[at - 1];
  const isSeed = kept?.commitment !== commitment;
  const pairs: Record<string, readonly (string | undefined)[]> = {
    list: [labels.receipt, kept?.closed, now?.closed, labels.list],
    mine: [labels.receipt, kept?.seal, "", `${kept?.id}: ${labels.hole}`],
    kept: isSeed
      ? [labels.receipt, kept?.commitment, commitment, labels.house]
      : [labels.receipt, kept?.closed, closed, labels.list],
    seed: [labels.receipt, commitment, now?.commitment, labels.house],
    number: [labels.list, ticket?.seal, now?.seals[at - 1], ticket?.id],
  };
  const [by, published, found, on] = pairs[says] ?? [];
  if (published === undefined || found === undefined || published === found) return false;
  return html`<p class="ex-unlike">${by} ${seal(published)} <b>≠</b> ${found === "" ? noSeal : seal(found, published)} ${on}</p>`;
}

/** A failed step is marked on the card that it is about. */
function markOf(verdict: Verdict, steps: readonly string[], place?: number): Mark {
  const broken = brokenIn(verdict);
  if (!broken) return verdict.state === "unchecked" ? "none" : "pass";
  return steps.includes(broken.says) && broken.at === place ? brokenMark(verdict) : "none";
}

/** A row for a value; none for one that was not opened. */
const valueAt = (label: string, value: string | undefined, path: string): Field[] =>
  value === undefined ? [] : [{ label, value: long(value, path) }];

interface Card {
  kind: "house" | "ticket" | "list" | "receipt";
  title: string;
  /** What is said of whom it belongs to. */
  note?: string | false;
  /** What is on its face. */
  state: string;
  picture?: Html | false | undefined;
  mark: Mark;
  wins?: boolean;
  /** Whether it won before the visitor put another round in the place of this one. */
  won?: boolean;
  isMine?: boolean;
  /** Whether it is there by an attack: the card of a seated player, or a receipt that was made up. */
  isAdded?: boolean;
  /** What is on its back. */
  rows: Field[];
}

const card = ({ kind, title, note, state, picture, mark, wins, won, isMine, isAdded, rows }: Card) =>
  html`<details class="ex-card" data-kind="${kind}" ${wins && { html: "data-wins" }} ${won && { html: "data-won" }} ${isMine && { html: "data-mine" }} ${isAdded && { html: "data-added data-changed" }}>
    <summary data-open><span data-mark="${mark}">${picture}<span>${title}${note && html` <em>${note}</em>`}</span> ${signOf(mark)}<b>${state}</b></span></summary>
    ${fields(rows)}
  </details>`;
