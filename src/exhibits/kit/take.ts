import { copyText } from "../../services/copyText";
import type { KitWords } from "./exhibit";
import { linkTo } from "./link";
import { type RecordFile, savedText } from "./recordFile";

/** Copies the link or the code next to a button, and confirms it on the button for a moment. */
export function copy(button: HTMLElement, words: KitWords) {
  const code =
    button.parentElement?.querySelector(".ex-link") ??
    button.closest("details")?.querySelector("[data-runs], pre code");
  if (code) copyText(button, code, words);
}

/** Copies a link that carries the state, and shows it. */
export async function copyLink(
  root: HTMLElement,
  button: HTMLElement,
  exhibit: string,
  state: unknown,
  words: KitWords,
) {
  const link = await linkTo(exhibit, state);
  const shown = button.parentElement?.querySelector<HTMLElement>(".ex-link");
  const alert = root.querySelector("[data-problem]");
  if (alert) alert.textContent = link === undefined ? words.long : "";
  if (link === undefined || !shown) return;
  root.dataset.link = link;
  shown.textContent = link;
  await copyText(button, shown, words);
}

/** Downloads the record as a file. */
export const save = (name: string, file: RecordFile) =>
  offer(`${name}.json`, savedText(file), "application/json");

/** Downloads all files of the code next to a button, one after another in one file. */
export function download(button: HTMLElement, name: string) {
  const code = button.closest("details")?.querySelector("[data-runs]")?.textContent;
  if (code) offer(`${name}.ts`, code, "text/plain");
}

/** Downloads a file that is created in the page; nothing is sent or fetched. */
function offer(name: string, text: string, type: string) {
  const link = document.createElement("a");
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(link, { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
}
