/** What the visitor puts in the place of a round. */
import type { Random } from "../kit/exhibit";
import { addLate, again, drop, type Fair, invent, keepNumber, openOther, seat, swap, wishOf } from "./moves";
import { fairly, type Game, hex, numberIn, wants } from "./play";
import type { Round } from "./run";

const attacked = (game: Game, round: Round, at = game.at): Game => ({
  ...game,
  at,
  round,
  tried: "cheat",
  isOpen: true,
  typed: numberIn({ ...game, at }),
  problem: undefined,
});

/** An attack on the open round, as it should have been played. */
const attack =
  (how: (fair: Fair, game: Game, base: string) => Round | Promise<Round>) =>
  async (game: Game, random: Random): Promise<Game> =>
    attacked(game, await how(await fairly(game, game.at, numberIn(game)), game, hex(random(32))));

/** The same on the open round or, if the house gains nothing there, on the first one that it lost fairly. */
const attackWhere =
  (how: (fair: Fair, game: Game) => Fair | Promise<Fair>, gains: (round: Fair, game: Game) => boolean) =>
  async (game: Game): Promise<Game> => {
    for (const at of [game.at, ...game.rounds.keys()]) {
      const fair = await fairly(game, at, numberIn({ ...game, at }));
      const round = await how(fair, game);
      const isLost = fair.result === game.rounds[at]?.result && wants(game, fair);
      if (isLost && gains(round, game)) return attacked(game, round, at);
    }
    return attacked(game, await how(await fairly(game, game.at, numberIn(game)), game));
  };

export const attacks = {
  swap: attack((fair, { preset }, base) => swap(fair, wishOf(fair, preset), base)),
  refuse: attack((fair) => keepNumber(fair)),
  again: attack((fair, { preset }, base) => again(fair, wishOf(fair, preset), base)),
  drop: attackWhere(
    (fair, { preset }) => drop(fair, preset),
    (round, { preset }) => round.result === wishOf(round, preset),
  ),
  late: attack((fair, { preset, guest }, base) => addLate(fair, preset, guest, base)),
  other: attack((fair, { preset }, base) => openOther(fair, wishOf(fair, preset), base)),
  /** The round stays as it was: no record says what happens afterward. */
  unpaid: attackWhere(
    (fair) => fair,
    () => true,
  ),
  invent: attack((fair, game, base) => invent(fair, game.preset, game.names, numberIn(game), base)),
  seat: attack((fair, { preset, guest }, base) => seat(fair, preset, guest, base)),
};
