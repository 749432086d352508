import { mounting } from "../kit/mount";
import { exhibit } from ".";

const answer = mounting(exhibit);

/** How far a finger moves until it drags, in pixels. */
const least = 8;

/** Like the kit's, and a coin can be dragged onto a knot: that picks it up, and presses the knot. */
export function mount(root: HTMLElement, acts: readonly Event[]) {
  answer(root, acts);
  root.addEventListener("pointerdown", (down) => {
    const coin = at(down, "pick");
    const face = coin?.parentElement?.querySelector<HTMLElement>(".ex-face");
    if (!coin || !face || down.button !== 0) return;
    const isFar = ({ clientX, clientY }: PointerEvent) =>
      Math.hypot(clientX - down.clientX, clientY - down.clientY) > least;
    const end = new AbortController();
    const on = (kind: "pointermove" | "pointerup" | "pointercancel", act: (event: PointerEvent) => void) =>
      root.ownerDocument.addEventListener(kind, act, { signal: end.signal });
    on("pointermove", (move) => {
      if (isFar(move)) root.setAttribute("data-dragging", "");
      face.style.transform = `translate(${move.clientX - down.clientX}px, ${move.clientY - down.clientY}px)`;
    });
    on("pointercancel", () => drop());
    on("pointerup", (up) => {
      drop();
      const knot = isFar(up) && at(up, "spend");
      if (!knot) return;
      coin.click();
      knot.click();
    });
    const drop = () => {
      end.abort();
      root.removeAttribute("data-dragging");
      face.style.transform = "";
    };
  });
}

/** The control that does something, where a pointer is. */
const at = ({ clientX, clientY }: PointerEvent, does: string) =>
  document
    .elementsFromPoint(clientX, clientY)
    .find((element): element is HTMLElement => element instanceof HTMLElement && element.dataset.do === does);
