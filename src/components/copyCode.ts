import { near } from "../head/elements";
import { copyText } from "../services/copyText";

/** Handles the copy buttons above the code blocks inside an element. Use it as a `ref`. */
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
