import { mounting } from "../kit/mount";
import { exhibit } from ".";

const answer = mounting(exhibit);

/** How far a letter is dragged, in px, before it is let go of for good. */
const far = 40;

/** Like the kit's, and the letter can be dragged: on to its reader, or back. Two of the buttons do the same. */
export function mount(root: HTMLElement, acts: readonly Event[]) {
  answer(root, acts);
  root.addEventListener("pointerdown", (down) => {
    const letter = down.target instanceof Element && down.target.closest<SVGElement>(".ex-envelope");
    if (!letter) return;
    letter.setPointerCapture(down.pointerId);
    letter.style.transition = "none";
    const move = ({ clientX }: PointerEvent) => {
      letter.style.translate = `${clientX - down.clientX}px`;
    };
    const end = ({ clientX }: PointerEvent) => {
      letter.removeAttribute("style");
      letter.removeEventListener("pointermove", move);
      const way = clientX - down.clientX;
      const does = way > far ? "check" : way < -far ? "hold" : "";
      root.querySelector<HTMLElement>(`[data-do="${does}"]`)?.click();
    };
    letter.addEventListener("pointermove", move);
    letter.addEventListener("lostpointercapture", end, { once: true });
  });
}
