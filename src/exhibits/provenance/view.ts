import type { Html } from "../../shared/compiled";
import type { KitWords, Verdict } from "../kit/exhibit";
import {
  brokenIn,
  button,
  type Field,
  fields,
  long,
  type Mark,
  markAt,
  noSeal,
  seal,
  timeline,
} from "../kit/parts";
import { type Game, read } from "./play";
import { type Handover, outpointOf } from "./run";
import type { Content } from "./words";

/** Which of the shown states the check stopped at. */
const failingIn = ({ offered }: Game, verdict: Verdict) => offered[(brokenIn(verdict)?.at ?? 0) - 1];

/** The check goes backward from the last state, so the states after the failing one have passed. */
function markOf(game: Game, at: number, verdict: Verdict): Mark {
  const failing = failingIn(game, verdict);
  if (!game.offered.includes(at) || (brokenIn(verdict) && failing === undefined)) return "none";
  return markAt(verdict, -at, -(failing ?? 0));
}

export function view(game: Game, { labels, sample }: Content, verdict: Verdict, words: KitWords): Html {
  const { shown, fair, offered, last } = game;
  const parties = {
    yours: labels.you,
    twice: labels.buyer,
    forged: labels.stranger,
    minted: labels.stranger,
  };
  const nameAt = (at: number) => sample.hands[at]?.name ?? (last ? parties[last] : "");
  const current = last === "yours" ? shown.length - 1 : fair.length - 1;
  const states = shown.map((handover, at) => {
    const { id, event = "" } = read(handover);
    const isClaimed = at > current || (at < current && at === offered.at(-1));
    const state = isClaimed ? labels.claimed : at < current ? labels.passedOn : labels.current;
    return {
      party: nameAt(at),
      title: event,
      mark: markOf(game, at, verdict),
      body: [
        at < current || !id ? noSeal : seal(id),
        fields([{ label: labels.state, value: state }, ...rows(game, at, handover, labels, verdict)]),
        ...(at === fair.length - 1 ? [button("edit", "takeOver", labels.takeOver)] : []),
      ],
    };
  });
  return timeline(states, words, { back: true });
}

/** The transaction that made a state, and the one or two that use it up. */
function rows(
  game: Game,
  at: number,
  handover: Handover,
  labels: Content["labels"],
  verdict: Verdict,
): Field[] {
  const { shown, offered, issuer, spentOnThisPage } = game;
  const { id = "" } = read(handover);
  const says = failingIn(game, verdict) === at ? brokenIn(verdict)?.says : undefined;
  const markIf = (...steps: string[]): Mark =>
    says !== undefined && steps.includes(says) ? markOf(game, at, verdict) : "none";
  const outpoint = outpointOf(id);
  const { [outpoint]: spender } = spentOnThisPage;
  const next = shown[offered[offered.indexOf(at) + 1] ?? -1];
  const again = says === "twice" && next ? read(next).id : undefined;
  return [
    ...(at === 0 ? [{ label: labels.issuer, value: long(issuer, "issuer") }] : []),
    { label: labels.transaction, value: long(id) },
    {
      label: labels.signature,
      value: long(handover.unlock, `shown.${at}.unlock`),
      mark: markIf("signature", "issuer"),
    },
    { label: labels.lock, value: long(handover.lock, `shown.${at}.lock`), mark: markIf("link") },
    ...(spender === undefined
      ? []
      : [
          {
            label: labels.spender,
            value: long(spender, `spentOnThisPage.${outpoint}`),
            mark: markIf("unspent", "twice"),
          },
        ]),
    ...(again === undefined ? [] : [{ label: labels.again, value: long(again), mark: markIf("twice") }]),
  ];
}
