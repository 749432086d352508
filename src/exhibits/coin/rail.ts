/** The list that stands in for the network, as a rail: a place for each coin, in it the handovers that spent it, and a block that is missing. */
import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import type { Mark } from "../kit/parts";
import { placed } from "./beside";
import type { Game } from "./game";
import { ordinalOf } from "./shown";
import { idOf, outpointOf, parse } from "./transaction";
import type { Content } from "./words";

type Labels = Content["labels"];

/** The handovers, by the coin that they spend: two of them where somebody has handed it on twice. */
function spendsOf({ made }: Game) {
  const places = new Map<string, number[]>();
  for (const [place, { hex, level }] of made.entries()) {
    const [input] = parse(hex)?.inputs ?? [];
    if (input && level >= 0) places.set(outpointOf(input), [...(places.get(outpointOf(input)) ?? []), place]);
  }
  return [...places];
}

export function rail(game: Game, markOf: (place: number) => Mark, { rail: list, blocks }: Labels): Html {
  const lane = 1 + Math.max(...game.made.map((one) => one.lane), 1);
  const taken = new Set<number>();
  const end = { level: 0, lane };
  const slots = spendsOf(game).map(([coin, places]) => {
    const by = game.spent.find((one) => one.coin === coin)?.by;
    const first = places.find((place) => idOf(game.made[place]?.hex ?? "") === by);
    // What is refused for another reason than a second spend is on no list.
    if (first === undefined) return undefined;
    const level = Math.min(...places.map((place) => game.made[place]?.level ?? 0));
    const isBeside = taken.has(level);
    taken.add(level);
    end.level = Math.max(end.level, level);
    const isLoose = game.made[first]?.unseen === "loose";
    // The knot that it lists is right above it.
    const isBelow = !isBeside && places.some((place) => game.made[place]?.lane === 0);
    return html`<li style="${placed({ level, lane })}"${isBeside && { html: " data-beside" }}${isBelow && { html: " data-below" }}><span>${places.map(
      (place) =>
        html`<b data-mark="${markOf(place)}" data-tick="${place === first ? "first" : game.offered.includes(place) ? "second" : "hidden"}">${ordinalOf(game, place)}</b>`,
    )}</span>${isLoose && { html: "<i></i>" }}</li>`;
  });
  return html`<ul class="ex-rail" aria-hidden="true"><li style="${placed(end)}"></li>${slots}<li style="--lane:${lane + 1}"><span>${list}</span><span>${blocks}</span></li></ul>`;
}

/** What a thermometer beside the crate reads. */
export const thermometer = ({ measured }: Labels) =>
  html`<span class="ex-measured"><svg viewBox="0 0 12 28" aria-hidden="true"><path d="M4 4a2 2 0 0 1 4 0v13a4.6 4.6 0 1 1-4 0z"/><path d="M6 9v12"/></svg>${measured}</span>`;
