import type { Html } from "../../shared/compiled";
import { filled } from "../../shared/filled";
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
import { face, holderOf, star } from "./faces";
import { wishOf } from "./moves";
import { drawable, type Game, refuserIn, resultBefore } from "./play";
import type { Ticket } from "./run";
import type { Content } from "./words";

type Labels = Content["labels"];

/**
 * The open round as cards on a table: all numbers side by side, and below them the secret, the result that both make, and
 * what is kept of them. Each opens by a press, and has its hashes inside.
 */
export function table(game: Game, { labels }: Content, verdict: Verdict): Html {
  const { round, at, secret, isClear, tried, isOpen } = game;
  const { tickets, receipts } = round;
  const dropped = receipts.find((mine) => !tickets.some(({ id }) => id === mine.id));
  const count = tickets.length + Number(dropped !== undefined);
  const few = count > 4 ? Math.min(5, Math.max(3, Math.ceil(count / 2))) : count;
  // Another house, another round, or the first trial of it: what was unfolded by hand is closed again.
  const key = [secret.slice(0, 8), isClear, at, Boolean(tried)].join();
  return html`<details class="ex-table ex-more" data-whole data-key="${key}" ${(isOpen || game.isEdited) && { html: "open" }}>
    <summary data-open data-do="fold"><h3>${labels.round} ${at + 1}</h3><span class="ex-button">${labels.unfold}</span><span class="ex-button">${labels.back}</span></summary>
    <p class="ex-makes"><span>${labels.makes}</span>${stars(game, labels)}</p>
    <div class="ex-cards" data-key="${at}" style="--few:${few};--many:${Math.min(10, count)}">
      ${tickets.map((ticket, place) => player(game, labels, verdict, ticket, place))}
      ${dropped && html`<div class="ex-card" data-kind="hole" data-changed><p><span>${dropped.id}</span><b>${labels.hole}</b></p></div>`}
    </div>
    <div class="ex-made" data-key="made-${at}">${below(game, labels, verdict)}</div>
    ${unlike(game, labels, verdict)}
    <p role="status">${tried === "blind" && labels.blind}</p>
  </details>`;
}

/** What the stars on a raffle's tickets mean. */
const stars = (game: Game, labels: Labels) =>
  game.preset === "tickets" &&
  game.round.result !== undefined &&
  html`<span>${star("")}${labels.wins}${resultBefore(game) !== undefined && html` ${star("", true)}${labels.won}`}</span>`;

/** A player's card. */
function player(game: Game, labels: Labels, verdict: Verdict, ticket: Ticket, place: number): Html {
  const { preset, round, names, guest, tried, gap, attack } = game;
  const { id, seal: own, number, salt } = ticket;
  const isAlly = preset === "tickets" && holderOf(game, place + 1) === "friend";
  const isFriend = isAlly || (place === 0 && attack === "refuse");
  const wins = preset === "tickets" && round.result === place + 1;
  const won = preset === "tickets" && resultBefore(game) === place + 1;
  return card({
    kind: "ticket",
    place: preset === "tickets" && place + 1,
    star: wins ? star(labels.wins) : won && star(labels.won, true),
    title: id,
    note: tried && gap === undefined && id === guest ? labels.added : isFriend && labels.friend,
    isAlly,
    state: number ?? labels.refuses,
    mark: markOf(verdict, ["number", "opened"], place + 1),
    wins,
    won,
    isMine: id === names.at(-1),
    isAdded: id === guest,
    rows: [
      { label: labels.seal, value: long(own, `round.tickets.${place}.seal`) },
      ...valueAt(labels.number, number, `round.tickets.${place}.number`),
      ...valueAt(labels.salt, salt, `round.tickets.${place}.salt`),
    ],
  });
}

/** The secret, what it makes with the numbers, and what the visitor has kept. Seals stand for their hashes. */
function below(game: Game, labels: Labels, verdict: Verdict): Html {
  const { preset, round, gap } = game;
  const { tickets, receipts, seed, result } = round;
  const before = resultBefore(game);
  const [kept] = receipts;
  const isUnpaid = gap === "unpaid";
  const made = markOf(verdict, ["result"]);
  // It opens last, so it may wait for a player.
  const shut = refuserIn(round) ? labels.unopened : labels.refuses;
  return html`${card({
    kind: "house",
    title: labels.house,
    state: seed === undefined && shut,
    picture: seal(drawable(round.commitment)),
    // The list is the house's to close, and to keep as it was.
    mark: firstOf(markOf(verdict, ["seed", "opened"]), markOf(verdict, ["list"], tickets.length)),
    rows: [
      { label: labels.commitment, value: long(round.commitment, "round.commitment") },
      { label: labels.closed, value: long(round.closed, "round.closed") },
      ...valueAt(labels.seed, seed, "round.seed"),
    ],
  })}
      <div class="ex-card" data-kind="result" ${isUnpaid && { html: "data-added data-changed" }}>
        <p data-mark="${made}"><span>${labels.result}${preset === "tickets" && result !== undefined && star("")}${before !== undefined && html`<span class="visually-hidden"> ${labels.before} ${before},</span>`}</span>
          <span class="ex-fell">${before !== undefined && face(game, before)}${face(game, result)}</span>${signOf(made)}<b class="visually-hidden">${result}</b>
          ${isUnpaid ? html`<em>${labels.notPaid}</em>` : result === undefined ? html`<em>${labels.nothing}</em>` : preset === "dice" && result === wishOf(round, preset) && html`<em>${labels.houseWins}</em>`}</p>
      </div>
      ${card({
        kind: "receipt",
        title: labels.receipt,
        state: gap === "invent" && labels.unsigned,
        isAdded: gap === "invent",
        picture: kept && seal(drawable(kept.commitment)),
        mark: markOf(verdict, ["mine", "kept"]),
        rows: receipts.flatMap((receipt, place) =>
          (["seal", "commitment", "closed"] as const).map((name) => ({
            label: labels[name],
            value: long(receipt[name], `round.receipts.${place}.${name}`),
          })),
        ),
      })}`;
}

/** Two seals that should be one, where the check has stopped: the published one, and what was found in its place. */
function unlike({ round, now }: Game, labels: Labels, verdict: Verdict): Html | false {
  const { says = "", at = 0 } = brokenIn(verdict) ?? {};
  const { tickets, closed, commitment, receipts } = round;
  const [kept] = receipts;
  const ticket = tickets[at - 1];
  const isSeed = kept?.commitment !== commitment;
  const pairs: Record<string, readonly (string | undefined)[]> = {
    list: [kept?.closed, now?.closed],
    mine: [kept?.seal, ""],
    kept: isSeed ? [kept?.commitment, commitment] : [kept?.closed, closed],
    seed: [commitment, now?.commitment],
    number: [ticket?.seal, now?.seals[at - 1]],
  };
  const [published, found] = pairs[says] ?? [];
  if (published === undefined || found === undefined || published === found) return false;
  const who = { seed: labels.house, number: ticket?.id }[says];
  const by = who === undefined ? labels.onReceipt : filled(labels.hasSealed, { who });
  const on =
    says === "mine"
      ? `${kept?.id}: ${labels.hole}`
      : who === undefined
        ? labels.shown
        : filled(labels.hasOpened, { who });
  return html`<p class="ex-unlike">${by} ${seal(published)} <b>≠</b> ${found === "" ? noSeal : seal(found, published)} ${on}</p>`;
}

/** A failed step is marked on the card that it is about. */
function markOf(verdict: Verdict, steps: readonly string[], place?: number): Mark {
  const broken = brokenIn(verdict);
  if (!broken) return verdict.state === "unchecked" ? "none" : "pass";
  return steps.includes(broken.says) && broken.at === place ? brokenMark(verdict) : "none";
}

/** A mark that says something, or else the other one. */
const firstOf = (one: Mark, other: Mark) => (one === "none" ? other : one);

/** A row for a value; none for one that was not opened. */
const valueAt = (label: string, value: string | undefined, path: string): Field[] =>
  value === undefined ? [] : [{ label, value: long(value, path) }];

interface Card {
  kind: "house" | "ticket" | "receipt";
  title: string;
  /** A ticket's number in the raffle, and the sign of what came of it. */
  place?: number | false;
  star?: Html | false;
  /** What is said of whom it belongs to. */
  note?: string | false;
  /** Whether a dot stands for that note, as on the rounds' tickets. */
  isAlly?: boolean;
  /** What is on its face. */
  state: string | false;
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

const card = ({
  kind,
  place,
  star,
  title,
  note,
  isAlly,
  state,
  picture,
  mark,
  wins,
  won,
  isMine,
  isAdded,
  rows,
}: Card) =>
  html`<details class="ex-card" data-kind="${kind}" ${wins && { html: "data-wins" }} ${won && { html: "data-won" }} ${isMine && { html: "data-mine" }} ${isAdded && { html: "data-added data-changed" }}>
    <summary data-open><span data-mark="${mark}">${picture}${place && html`<strong>${place}${star}</strong> `}<span>${title}${note && html` <em>${isAlly ? html`<i></i><span class="visually-hidden">${note}</span>` : note}</em>`}</span> ${signOf(mark)}${state && html`<b>${state}</b>`}</span></summary>
    ${fields(rows)}
  </details>`;
