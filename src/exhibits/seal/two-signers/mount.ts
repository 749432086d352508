import { drags } from "../../kit/drag";
import { mounting } from "../../kit/mount";
import { exhibit } from ".";
import { deepest } from "./play";

const answer = mounting(exhibit);

/** Like the kit's, and the dive is pulled by its line. The slider below does the same. */
export function mount(root: HTMLElement, acts: readonly Event[]) {
  drags(root, ({ target }) => {
    const profile = target instanceof Element && target.closest(".ex-profile");
    if (!profile) return undefined;
    return {
      move({ clientY }) {
        const slider = root.querySelector<HTMLInputElement>("[data-do=dive]");
        const { top, height } = profile.getBoundingClientRect();
        // The surface is 16 % below the picture's edge, and the deepest dive takes 80 %.
        const depth = ((100 * (clientY - top)) / height - 16) * (deepest / 80);
        if (slider) slider.value = String(Math.round(depth));
        slider?.dispatchEvent(new Event("input", { bubbles: true }));
      },
      end() {},
    };
  });
  answer(root, acts);
}
