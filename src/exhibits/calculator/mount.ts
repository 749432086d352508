import { morph } from "../kit/morph";
import { fields, type Typed } from "./run";
import { view, type Words } from "./view";

/** Makes the calculator interactive, on the HTML that the build has rendered. */
export function mount(root: HTMLElement) {
  const live = root.querySelector("[data-live]");
  const left = root.querySelector("script");
  if (!live || !left) return;
  const words: Words = JSON.parse(left.text);
  const answer = () => {
    const typed = Object.fromEntries(
      fields.map((field) => [
        field,
        live.querySelector<HTMLInputElement>(`[data-do="${field}"]`)?.value ?? "",
      ]),
    ) as Typed;
    const shown = live.cloneNode() as Element;
    shown.innerHTML = view(words, typed).html;
    morph(live, shown);
  };
  live.addEventListener("input", answer);
  answer();
}
