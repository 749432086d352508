import { copyText } from "../../services/copyText";
import type { KitWords } from "./exhibit";

/** Copies the code next to a button, and confirms it on the button for a moment. */
export function copy(button: HTMLElement, words: KitWords) {
  const code = button.closest("details")?.querySelector("pre code");
  if (code) copyText(button, code, words);
}

/** Downloads the record as a file. It is created in the page; nothing is sent or fetched. */
export function save(name: string, record: unknown) {
  const link = document.createElement("a");
  const href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: "application/json" }));
  Object.assign(link, { href, download: `${name}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}
