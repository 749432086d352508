/** A game of two people by two links. All of it is in the links' fragments, which no server sees. */
import type { Input } from "../kit/exhibit";
import { linkTo, stateIn } from "../kit/link";
import { ticketOf } from "./moves";
import { type Duel, type Game, hex, isNumber } from "./play";

/** What stands for a player in the seal: there is only one here. */
const id = "";

/** How many characters of what is typed stay. */
const longest = 10_000;

/** The visitor writes a number: it is sealed with a fresh salt, and both links are made. */
export async function think({ duel: _, ...game }: Game, { value, random }: Pick<Input, "value" | "random">) {
  const typed = value.slice(0, longest);
  const number = typed.trim();
  if (!isNumber(number)) return { ...game, duel: { typed } };
  const salt = hex(random(16));
  const { seal } = await ticketOf({ id, number, salt });
  const linkWith = (half: Partial<Duel>) => linkTo("draw", { ...game, duel: { typed: "", ...half } });
  const [first, second] = await Promise.all([linkWith({ seal }), linkWith({ number, salt })]);
  return { ...game, duel: { typed, first, second } };
}

/** The visitor pastes the other link: the seal is taken from one of the two, number and salt from the other. */
export async function match(game: Game, { value }: Pick<Input, "value">): Promise<Game> {
  const typed = value.slice(0, longest);
  const state = (await stateIn(typed.trim().replace(/^[^#]*/, ""), "draw")) as { duel?: Duel } | undefined;
  const [own, other] = [game.duel, state?.duel];
  // Each half only counts for its own part: a forged one could otherwise bring the values that make it fit.
  const [seals, opens] = own?.seal === undefined ? [other, own] : [own, other];
  const found = await foundIn(seals?.seal, opens?.number, opens?.salt);
  const sealed = found === "fits" ? opens?.number : undefined;
  return { ...game, duel: { ...own, typed, found, sealed } };
}

async function foundIn(seal: unknown, number: unknown, salt: unknown): Promise<Duel["found"]> {
  if (typeof seal !== "string" || typeof number !== "string" || typeof salt !== "string") return "neither";
  if (!isNumber(number)) return "neither";
  return (await ticketOf({ id, number, salt })).seal === seal ? "fits" : "differs";
}
