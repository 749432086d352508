import type { Html } from "../../shared/compiled";
import type { KitWords, Verdict } from "../kit/exhibit";
import { button, fields, long, type Mark, markAt, noSeal, seal, timeline } from "../kit/parts";
import type { Game } from "./play";
import type { Content } from "./words";

/** The check goes backward from the last state, so the states after the failing one have passed. */
const markOf = (game: Game, at: number, verdict: Verdict): Mark => {
  const failing = verdict.state === "fails" ? (verdict.broken.at ?? 0) - 1 : 0;
  return game.offered.includes(at) ? markAt(verdict, -at, -failing) : "none";
};

export function view(game: Game, { labels, sample }: Content, verdict: Verdict, words: KitWords): Html {
  const { shown, last } = game;
  const parties = {
    yours: labels.you,
    twice: labels.buyer,
    forged: labels.stranger,
    minted: labels.stranger,
  };
  const nameAt = (at: number) => sample.hands[at]?.name ?? (last ? parties[last] : "");
  const current = last === "yours" ? shown.length - 1 : game.fair.length - 1;
  const states = shown.map(({ id, event, key, handover }, at) => {
    const mark = markOf(game, at, verdict);
    const state = at < current ? labels.passedOn : at === current ? labels.current : labels.claimed;
    return {
      party: nameAt(at),
      title: event,
      mark,
      body: [
        at < current ? noSeal : seal(id),
        fields([
          { label: labels.state, value: state },
          { label: labels.transaction, value: long(id) },
          { label: labels.signature, value: long(handover.unlock.slice(2)), mark },
          { label: labels.key, value: long(key) },
        ]),
        ...(at === game.fair.length - 1 ? [button("edit", "takeOver", labels.takeOver)] : []),
      ],
    };
  });
  return timeline(states, words, { back: true });
}
