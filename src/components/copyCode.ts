import { near } from "../head/elements";
import { copyText } from "../services/copyText";

/** Answers the copy buttons inside of an element, which stand above pieces of code. To be used as a `ref`. */
export function copyCode(element: HTMLElement | null) {
  const copy = ({ target }: Event) => {
    const button = near(target, "[data-copied]");
    const code = button?.closest("figure")?.querySelector("pre");
    const { copied = "", marked = "" } = button?.dataset ?? {};
    if (button && code) copyText(button, code, { copied, marked });
  };
  element?.addEventListener("click", copy);
  return () => element?.removeEventListener("click", copy);
}
