import { drags } from "../kit/drag";
import { mounting } from "../kit/mount";
import { exhibit } from ".";

const answer = mounting(exhibit);

/** How far a letter has to be dragged, in px. */
const far = 40;

/** Like the kit's, and letters can be dragged along their way or to another reader, as buttons do. */
export function mount(root: HTMLElement, acts: readonly Event[]) {
  const press = (does: string) => root.querySelector<HTMLElement>(`[data-do="${does}"]`)?.click();
  drags(root, (down) => {
    const at = down.target instanceof Element && down.target;
    const letter = at && (at.closest<HTMLElement>(".ex-parcel") ?? at.closest<SVGElement>(".ex-envelope"));
    if (!letter) return undefined;
    // A reader's copy goes anywhere. The letter on its way goes on or back.
    const copy = letter.closest<HTMLElement>("[data-do=pick]");
    return {
      move({ clientX, clientY }) {
        letter.style.transition = "none";
        letter.style.transform = `translate(${clientX - down.clientX}px, ${copy ? clientY - down.clientY : 0}px)`;
      },
      end(up) {
        letter.removeAttribute("style");
        if (!up) return;
        const way = (up.clientX - down.clientX) * (letter.closest("[data-back]") ? -1 : 1);
        const on = root.querySelector("[data-do=onward]") ? "onward" : "check";
        if (!copy) return press(way > far ? on : way < -far ? "hold" : "");
        const there = readerAt(root, up.clientX, up.clientY);
        if (there >= 0 && there !== Number(copy.dataset.at)) give(copy, there);
      },
    };
  });
  answer(root, acts);
  // A drawer at the screen's lower edge would open behind the verdict, which stays there.
  root.addEventListener(
    "toggle",
    ({ target }) =>
      target instanceof HTMLDetailsElement &&
      target.open &&
      target.matches(".ex-known") &&
      target.scrollIntoView({ block: "nearest" }),
    true,
  );

  /** Gives a reader the copy of another, and has it tried at once. */
  function give(copy: HTMLElement, there: number) {
    const does = document.createElement("input");
    does.hidden = true;
    does.value = copy.dataset.at ?? "";
    Object.assign(does.dataset, { do: "give", at: there });
    root.append(does);
    does.dispatchEvent(new Event("input", { bubbles: true }));
    does.remove();
    press("check");
  }
}

/** The place of the reader that is drawn at a point, or -1. */
const readerAt = (root: Element, x: number, y: number) =>
  [...root.querySelectorAll(".ex-readers > li:not(.ex-third)")].findIndex((reader) => {
    const { left, right, top, bottom } = reader.getBoundingClientRect();
    return x > left && x < right && y > top && y < bottom;
  });
