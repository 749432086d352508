import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { KitWords, Verdict } from "../kit/exhibit";
import { brokenIn, button, fields, folded, long, marks, sign, timeline } from "../kit/parts";
import { type Game, receiptOf } from "./play";
import type { Content } from "./words";

export function view(game: Game, { labels }: Content, verdict: Verdict, words: KitWords): Html {
  const { draw, found } = game;
  const { id } = receiptOf(game);
  const [seed, list, own] = marks(verdict, ["seed"], ["list", "input"], ["mine", "winner"]);
  const says = brokenIn(verdict)?.says;
  const isListed = draw.tickets.some((ticket) => ticket.id === id);
  return html`${tickets(game, labels, verdict)}${timeline(
    [
      {
        party: labels.house,
        title: labels.sealing,
        mark: seed,
        body: fields([
          { label: labels.commitment, value: long(draw.commitment, "draw.commitment") },
          { label: labels.seed, value: long(draw.seed, "draw.seed") },
          { label: labels.hashed, value: long(found.commitment), mark: seed },
        ]),
      },
      {
        party: labels.players,
        title: labels.closing,
        mark: list,
        body: fields([
          { label: labels.closed, value: long(draw.closed, "draw.closed") },
          {
            label: labels.closedNow,
            value: long(found.closed),
            // The list matches its hash; the ticket that does not match its own is marked itself.
            mark: says === "input" ? "pass" : list,
          },
        ]),
      },
      {
        party: labels.you,
        title: labels.checking,
        mark: own,
        body: [
          fields([
            {
              label: labels.winner,
              value: ticketWord(draw.winner, labels),
              mark: says === "mine" ? "none" : own,
            },
            {
              label: labels.mine,
              value: `${ticketWord(id, labels)}, ${isListed ? labels.listed : labels.unlisted}`,
              mark: says === "winner" ? "pass" : own,
            },
          ]),
          button("edit", "again", labels.again),
        ],
      },
    ],
    words,
  )}`;
}

const ticketWord = (id: string, labels: Content["labels"]) => `${labels.ticket} ${id}`;

/** All tickets sold, in order, including any left out or added late. A press picks a ticket for the visitor. */
function tickets({ draw, fair, mine }: Game, labels: Content["labels"], verdict: Verdict): Html {
  const broken = brokenIn(verdict);
  const wrong = broken?.says === "input" ? broken.at : undefined;
  const late = draw.tickets.slice(fair.tickets.length);
  return html`<ol class="ex-tickets" aria-label="${labels.tickets}">
    ${[...fair.tickets, ...late].map(({ id, sealed }, at) => {
      const place = draw.tickets.findIndex((ticket) => ticket.id === id);
      const isOut = place < 0;
      const shown = isOut
        ? long(sealed)
        : long(draw.tickets[place]?.sealed ?? "", `draw.tickets.${place}.sealed`);
      const isLate = at >= fair.tickets.length;
      const isWrong = isOut || isLate || Number(id) === wrong;
      return html`<li data-mark="${isWrong ? "fail" : "none"}" ${isOut && { html: "data-out" }}
        ${at === mine && { html: "data-mine" }} ${id === draw.winner && { html: "data-wins" }}>
        <b ${!isLate && { html: 'class="without-js"' }}>${id}</b>
        ${
          !isLate &&
          html`<button type="button" class="needs-js" data-act="edit" data-do="take" data-at="${at}"
            aria-pressed="${String(at === mine)}" aria-label="${labels.take.replaceAll("{ticket}", id)}">${id}</button>`
        }
        ${folded(ticketWord(id, labels), shown)}
        <span>${[
          at === mine && labels.yours,
          isOut ? labels.out : isLate ? labels.late : isWrong && labels.changed,
          id === draw.winner && labels.wins,
        ]
          .filter((word) => word)
          .join(", ")}</span>
        ${isWrong && sign("fail")}
      </li>`;
    })}
  </ol>`;
}
