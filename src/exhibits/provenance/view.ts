import type { Html } from "../../shared/compiled";
import type { Verdict } from "../kit/exhibit";
import { button, fields, line, long, type Mark, noSeal, record, seal } from "../kit/parts";
import type { Content } from ".";
import type { Game } from "./play";

/** The walk goes back from the last: what comes after the first fault has passed, what comes before was not reached. */
function markOf(game: Game, at: number, verdict: Verdict): Mark {
  if (verdict.state === "unchecked" || !game.offered.includes(at)) return "none";
  if (verdict.state === "holds") return "pass";
  const { at: broken = 0 } = verdict.broken;
  return at + 1 === broken ? "fail" : at + 1 > broken ? "pass" : "none";
}

export function view(game: Game, { labels, sample }: Content, verdict: Verdict): Html {
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
    return record({
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
    });
  });
  return line(states, { back: true });
}
