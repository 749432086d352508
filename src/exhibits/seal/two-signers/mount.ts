import { drags } from "../../kit/drag";
import { mounting } from "../../kit/mount";
import { exhibit } from ".";
import { deepest } from "./play";

const answer = mounting(exhibit);

/** Like the kit's, and the dive is pulled by its line: that moves the slider there, and lets it go. */
export function mount(root: HTMLElement, acts: readonly Event[]) {
  const slider = () => root.querySelector<HTMLInputElement>("[data-do=dive]");
  drags(root, ({ target }) => {
    const profile = target instanceof Element && target.closest(".ex-profile");
    if (!profile) return undefined;
    return {
      move({ clientY }) {
        const { top, height } = profile.getBoundingClientRect();
        // The surface is 16 % below the picture's edge, and the deepest dive takes 80 %.
        const depth = ((100 * (clientY - top)) / height - 16) * (deepest / 80);
        const now = slider();
        if (now) now.value = String(Math.round(depth));
        now?.dispatchEvent(new Event("input", { bubbles: true }));
      },
      end: () => slider()?.dispatchEvent(new Event("change", { bubbles: true })),
    };
  });
  answer(root, acts);
}
