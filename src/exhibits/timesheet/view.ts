import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import { fields, long, type Mark, markAt, type RecordParts, sign, timeline } from "../kit/parts";
import { accepted, type Game } from "./play";
import type { Content } from "./words";

type Labels = Content["labels"];

export function view(game: Game, { labels }: Content, verdict: Verdict, words: KitWords): Html {
  const { days, entries, billed, client } = game;
  const broken = verdict.state === "fails" ? verdict.broken : undefined;
  const wrong = broken && broken.says !== "bill" ? entries[(broken.at ?? 0) - 1] : undefined;
  /** A check stops at the first day that fails; a later day whose seal does not match is marked as failed, too. */
  const markOf = (at: number): Mark => {
    const mark = markAt(verdict, at + 1, wrong?.day ?? (broken?.says === "bill" ? days.length + 1 : 0));
    return mark === "later" && !fits(game, at) ? "fail" : mark;
  };
  const sum = accepted(game);
  const all = entries.reduce((before, { minutes }) => before + minutes, 0);
  return html`${timeline(
    days.map((name, at) => day(game, name, at, labels, markOf(at), wrong && entries.indexOf(wrong))),
    words,
  )}
    <div class="ex-facts">${fields([
      { label: labels.accepted, value: time(sum) },
      { label: labels.queried, value: time(all - sum) },
      { label: labels.billed, value: time(billed), mark: broken?.says === "bill" ? "fail" : "none" },
      { label: labels.client, value: long(client) },
    ])}</div>`;
}

const entriesOf = ({ entries }: Game, day: number) =>
  entries.flatMap((entry, index) => (entry.day === day + 1 ? [index] : []));

const lastOf = (game: Game, day: number) => game.hashes[entriesOf(game, day).at(-1) ?? 0] ?? "";

/** Whether a day's last hash still matches the one that was sealed in the evening. */
const fits = (game: Game, day: number) => game.seals[day] === lastOf(game, day);

/** One day: its entries, each with the client's reply, and its seal. */
function day(
  game: Game,
  name: string,
  at: number,
  labels: Labels,
  mark: Mark,
  wrong: number | undefined,
): RecordParts {
  const own = entriesOf(game, at);
  const minutes = own.reduce((sum, index) => sum + (game.entries[index]?.minutes ?? 0), 0);
  return {
    party: name,
    title: time(minutes),
    mark,
    body: [
      html`<ul class="ex-list" data-tall>${own.map((index) => entryAt(game, index, labels, index === wrong))}</ul>`,
      fields([
        { label: labels.seal, value: long(game.seals[at] ?? "") },
        {
          label: labels.found,
          value: long(lastOf(game, at)),
          mark: fits(game, at) ? "none" : "fail",
        },
      ]),
    ],
  };
}

/** An entry, with a checkbox to accept it unless it was added late. */
function entryAt(
  { entries, replies, late, unsigned }: Game,
  index: number,
  labels: Labels,
  isWrong: boolean,
): Html {
  const { text, minutes } = entries[index] as Game["entries"][0];
  const accepts = replies[index]?.accepts === true;
  const place = late !== undefined && index > late ? index - 1 : index;
  return html`<li data-key="${index}" data-mark="${isWrong ? "fail" : "none"}">
    <label>
      ${
        index !== late &&
        html`<input type="checkbox" class="needs-js" data-act="edit" data-do="decide" data-at="${place}"
        ${accepts && { html: "checked" }}>`
      }
      <span>${index + 1}. ${text}<br>${time(minutes)}, ${index === unsigned ? labels.unsigned : accepts ? labels.accepts : labels.queries}</span>${isWrong && sign("fail")}
    </label>
  </li>`;
}

const time = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")} h`;
