import { near } from "../head/elements";

/** How long in ms a button says that it has copied. */
const said = 2000;

/** Answers the copy buttons inside of an element, which stand above pieces of code. To be used as a `ref`. */
export function copyCode(element: HTMLElement | null) {
  const copy = async ({ target }: Event) => {
    const button = near(target, "[data-copied]");
    const code = button?.closest("figure")?.querySelector("pre")?.textContent;
    // Browsers offer the clipboard on secure addresses alone.
    if (!button || !code || !navigator.clipboard) return;
    await navigator.clipboard.writeText(code);
    const { textContent: name, dataset } = button;
    button.textContent = dataset.copied ?? name;
    setTimeout(() => {
      button.textContent = name;
    }, said);
  };
  element?.addEventListener("click", copy);
  return () => element?.removeEventListener("click", copy);
}
