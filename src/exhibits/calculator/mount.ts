import { figures, linkStart } from "../../shared/exhibitState";
import { morph } from "../kit/morph";
import type { Words } from "./results";
import { view } from "./view";

/** Makes the calculator interactive, on the HTML that the build has rendered. */
export function mount(root: HTMLElement) {
  const live = root.querySelector("[data-live]");
  const left = root.querySelector("script");
  if (!live || !left) return;
  const words: Words = JSON.parse(left.text);
  const inputs = () => [...live.querySelectorAll<HTMLInputElement>("[data-do]")];
  const answer = () => {
    const typed = Object.fromEntries(inputs().map(({ dataset, value }) => [dataset.do ?? "", value]));
    const shown = live.cloneNode() as Element;
    shown.innerHTML = view(words, typed).html;
    // It only works with scripts, so in the document it is none yet.
    for (const text of shown.querySelectorAll<HTMLElement>("[data-link]")) {
      const link = document.createElement("a");
      link.href = `${linkStart(figures)}${text.dataset.link}`;
      link.append(...text.childNodes);
      text.replaceWith(link);
    }
    morph(live, shown);
  };
  /** Fills in figures that a link carries; fields that it leaves out keep theirs. */
  const fill = (text: string) => {
    const given = new URLSearchParams(text);
    for (const input of inputs()) input.value = given.get(input.dataset.do ?? "") ?? input.value;
    answer();
  };
  live.addEventListener("input", answer);
  root.addEventListener("click", ({ target }) => {
    const preset = target instanceof Element && target.closest<HTMLElement>("[data-figures]");
    if (preset) fill(preset.dataset.figures ?? "");
  });
  fill(figuresIn(location.hash, root));
}

/** The figures of an address: typed ones, or those of the preset that it names. */
function figuresIn(hash: string, root: HTMLElement): string {
  const start = linkStart(figures);
  if (hash.startsWith(start)) return hash.slice(start.length);
  const named = document.getElementById(hash.slice(1));
  return (root.contains(named) && named?.dataset.figures) || "";
}
