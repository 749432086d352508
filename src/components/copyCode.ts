import { near } from "../head/elements";
import { copyText } from "../services/copyText";

/** Answers the copy buttons inside of an element, which stand above pieces of code. To be used as a `ref`. */
export function copyCode(element: HTMLElement | null) {
  const copy = ({ target }: Event) => {
    const button = near(target, "[data-copied]");
    const code = button?.closest("figure")?.querySelector("pre");
    if (button && code) copyText(button, code, button.dataset.copied ?? "");
  };
  element?.addEventListener("click", copy);
  return () => element?.removeEventListener("click", copy);
}
