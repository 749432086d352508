import type { Html } from "../../shared/compiled";
import { html } from "../html";
import type { Verdict } from "../kit/exhibit";
import { fields, line, long, type Mark, record } from "../kit/parts";
import type { Content } from ".";
import { accepted, type Game } from "./play";

type Labels = Content["labels"];

export function view(game: Game, { labels }: Content, verdict: Verdict): Html {
  const { days, entries, billed, client } = game;
  const broken = verdict.state === "fails" ? verdict.broken : undefined;
  const wrong = broken?.says === "bill" ? undefined : broken?.at;
  /** A check goes through the week and stops at the first day that does not fit. */
  const markOf = (day: number): Mark => {
    if (verdict.state === "unchecked") return "none";
    const bad = wrong === undefined ? Number.POSITIVE_INFINITY : (entries[wrong - 1]?.day ?? 0);
    return day === bad ? "fail" : day < bad ? "pass" : "none";
  };
  const sum = accepted(game);
  const all = entries.reduce((before, { minutes }) => before + minutes, 0);
  return html`${line(days.map((name, at) => day(game, name, at, labels, markOf(at + 1), wrong)))}
    <div class="ex-facts">${fields([
      { label: labels.accepted, value: time(sum) },
      { label: labels.queried, value: time(all - sum) },
      { label: labels.billed, value: time(billed), mark: broken?.says === "bill" ? "fail" : "none" },
      { label: labels.client, value: long(client) },
    ])}</div>`;
}

/** One day: its entries, each with the client's reply, and what was sealed in the evening. */
function day(
  game: Game,
  name: string,
  at: number,
  labels: Labels,
  mark: Mark,
  wrong: number | undefined,
): Html {
  const own = game.entries.flatMap((entry, index) => (entry.day === at + 1 ? [index] : []));
  const minutes = own.reduce((sum, index) => sum + (game.entries[index]?.minutes ?? 0), 0);
  return record({
    party: name,
    title: time(minutes),
    mark,
    body: [
      html`<ul class="ex-list" data-tall>${own.map((index) => entryAt(game, index, labels, index + 1 === wrong))}</ul>`,
      fields([
        { label: labels.seal, value: long(game.seals[at] ?? "") },
        {
          label: labels.found,
          value: long(game.hashes[own.at(-1) ?? 0] ?? ""),
          mark: mark === "fail" ? "fail" : "none",
        },
      ]),
    ],
  });
}

/** A box accepts an entry; the one that was written in late has none. */
function entryAt({ entries, replies, late }: Game, index: number, labels: Labels, isWrong: boolean): Html {
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
      <span>${index + 1}. ${text}<br>${time(minutes)}, ${accepts ? labels.accepts : labels.queries}</span>
    </label>
  </li>`;
}

const time = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")} h`;
