import { morph } from "../kit/morph";
import { mounting } from "../kit/mount";
import { exhibit } from ".";
import { progress } from "./progress";
import { across } from "./squares";
import { view } from "./view";

const answer = mounting(exhibit);

/** The time between two drawings while files load, in milliseconds. */
const pause = 200;

/** Like the kit's, but files are drawn as they load, a click on a square picks its file, and attacks stop a check. */
export function mount(root: HTMLElement, acts: readonly Event[]) {
  const { content } = JSON.parse(root.querySelector("script")?.text ?? "{}");
  let drawn = 0;
  progress.tell = (game) => {
    const shown = root.querySelector("[data-site]");
    if (shown && performance.now() - drawn > pause) {
      const now = shown.ownerDocument.createElement("div");
      now.innerHTML = view(game, content, { state: "unchecked", built: false }).html;
      if (now.firstElementChild) morph(shown, now.firstElementChild);
      drawn = performance.now();
    }
    // Stop if the visitor has left the page.
    return root.isConnected;
  };
  root.addEventListener("click", ({ target, clientX, clientY }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-act="cheat"], [data-act="gap"]')) progress.stops++;
    const [grid, field] = [
      target.closest("svg.ex-squares"),
      root.querySelector<HTMLInputElement>("[data-do=pick]"),
    ];
    if (!grid || !field) return;
    const { left, top, width } = grid.getBoundingClientRect();
    const place = (distance: number) => Math.floor((distance / width) * across);
    field.value = String(place(clientX - left) + across * place(clientY - top));
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  answer(root, acts);
}
