/** The lock of an escrow as it is drawn on the coin's line: a keyhole for each of the three keys, and a clock. */
import type { Html } from "../../shared/compiled";
import { html } from "../../shared/html";
import { shortDayOf } from "./day";
import type { Game } from "./game";
import { holes, holesOf, writtenIn } from "./trace";
import type { Content } from "./words";

const keyhole = "M12 4a4.5 4.5 0 0 1 2.2 8.4L16 20H8l1.8-7.6A4.5 4.5 0 0 1 12 4z";
const clock = "M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17zM12 7.5V12l3 2.5";

export function plate(game: Game, { labels }: Pick<Content, "labels">): Html {
  const states = holesOf(game);
  const written = writtenIn(game);
  const isBlank = game.escrow?.open.includes(":none");
  return html`<span class="ex-plate">${holes.map(
    (name) =>
      html`<span data-hole="${states[name]}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${name === "clock" ? clock : keyhole}"/></svg><small>${name === "clock" && written > 0 ? shortDayOf(written) : labels[name]}</small></span>`,
  )}${isBlank && html`<small class="ex-blank">${labels.blank} <u>${game.made.at(-1)?.names[0]}</u></small>`}</span>`;
}
