import { drags } from "../../kit/drag";
import { mounting } from "../../kit/mount";
import { exhibit } from ".";
import { deepest } from "./play";

const answer = mounting(exhibit);

const kindOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-act]")?.dataset.act : undefined;

/**
 * Like the kit's, and the dive is pulled by its line. The slider below does the same. Whoever has had one answer gets the
 * next ones as soon as they let go: until then there is nothing to compare with, and the first press is theirs.
 */
export function mount(root: HTMLElement, acts: readonly Event[]) {
  let isAnswered = false;
  const hear = (event: Event) => {
    const kind = event.type === "click" ? kindOf(event) : undefined;
    if (kind !== undefined) isAnswered = kind === "reset" ? false : isAnswered || asks.has(kind);
  };
  const ask = () => isAnswered && root.querySelector<HTMLElement>("[data-act=check]")?.click();
  for (const act of acts) hear(act);
  root.addEventListener("click", hear);
  // A slider that is let go, and a box.
  root.addEventListener("change", ({ target }) => target instanceof HTMLInputElement && ask());
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
      end: ask,
    };
  });
  answer(root, acts);
}

/** The presses that are answered at once. */
const asks = new Set(["check", "cheat", "gap"]);
