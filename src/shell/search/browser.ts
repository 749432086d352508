import { isPlain } from "../../components/isPlainClick";
import { goTo } from "../../framework/gatsbyRuntime";
import { isComposing } from "../../head/elements";
import type { Html } from "../../shared/compiled";
import { focusPage } from "../../shared/focusPage";
import { holdPage } from "../../shared/holdPage";
import { html } from "../../shared/html";
import { pageChangeEvent } from "../../shared/pageChange";
import { type Match, matcher, type Piece } from "./matches";
import styles from "./search.css";
import type { SearchFile } from "./searchFile";

type Show = (opener: HTMLElement) => void;

/** Pause in typing, in ms, before the result count is announced: another key would interrupt it. */
const typingPause = 1000;

let loading: Promise<Show> | undefined;

/**
 * Resolves with the function that opens the search; the element passed to it gets the focus back when the search
 * closes. Rejects if the index cannot be loaded.
 */
export function load(file: string): Promise<Show> {
  loading ??= fetchIndex(file).then(createDialog);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function fetchIndex(file: string): Promise<SearchFile> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response.json();
}

/** Creates the dialog: a field, the number of results and their links by page. */
function createDialog(file: SearchFile): Show {
  const { words, first } = file;
  const find = matcher(file);
  document.body.insertAdjacentHTML("beforeend", dialogOf(words).html);
  const dialog = document.body.lastElementChild as HTMLDialogElement;
  const part = <Part extends Element>(selector: string) => dialog.querySelector(selector) as Part;
  const field = part<HTMLInputElement>("input");
  const close = part<HTMLButtonElement>("button");
  const visibleStatus = part(".search-status");
  const spokenStatus = part("[role=status]");
  const list = part("ol");

  let timer: ReturnType<typeof setTimeout>;
  const show = () => {
    const isEmpty = field.value.trim() === "";
    const { total, pages } = find(field.value);
    visibleStatus.textContent = isEmpty ? words.hint : countText(words, total, pages.flat().length);
    clearTimeout(timer);
    timer = setTimeout(() => {
      spokenStatus.textContent = visibleStatus.textContent;
    }, typingPause);
    list.innerHTML = (isEmpty ? firstOf(words.first, first) : html`${pages.map(pageOf)}`).html;
    list.scrollTop = 0;
  };

  const links = () => [...list.querySelectorAll("a")];

  field.addEventListener("input", show);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    const { target } = event;
    // The target is the dialog itself if the click was outside the box.
    if (target === dialog) dialog.close();
    const link = target instanceof Element && target.closest("a");
    if (!link || !isPlain(event) || link.origin !== location.origin) return;
    const { pathname, search, hash } = link;
    dialog.close();
    if (goTo(pathname + search + hash)) event.preventDefault();
  });
  dialog.addEventListener("keydown", (event) => {
    if (isComposing(event)) return;
    const stops: HTMLElement[] = [field, ...links()];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: stops[at + 1], ArrowUp: stops[at - 1] ?? field }[event.key];
    if (event.key === "Enter" && at === 0) links()[0]?.click();
    else if (!next || at < 0) return;
    else next.focus();
    event.preventDefault();
  });
  dialog.addEventListener("close", () => {
    clearTimeout(timer);
    spokenStatus.textContent = "";
    holdPage(false);
  });
  // Going back can show another page than the one the search was opened on.
  addEventListener(pageChangeEvent, () => {
    if (!dialog.open) return;
    dialog.close();
    focusPage();
  });

  return (opener) => {
    if (dialog.open) return;
    // On closing, the dialog restores the previous focus, but Safari does not focus a button on click.
    opener.focus();
    holdPage(true);
    show();
    dialog.showModal();
    field.focus();
    field.select();
  };
}

/** The number of results, and the number listed if that is not all of them. */
function countText({ none, one, many, listed }: SearchFile["words"], total: number, shown: number): string {
  if (total === 0) return none;
  if (total === 1) return one;
  return total > shown ? `${total} ${many}, ${shown} ${listed}` : `${total} ${many}`;
}

/** The dialog. The number of results is there twice: screen readers get the one that waits for a pause in typing. */
const dialogOf = ({ open, label, close }: SearchFile["words"]) =>
  html`<dialog class="search" lang="en" aria-label="${open}">
    <style>${{ html: styles }}</style>
    <search>
      <div class="search-field">
        <input type="search" placeholder="${label}" aria-label="${label}" autocomplete="off" spellcheck="false"
          enterkeyhint="go" maxlength="80">
        <button type="button" aria-label="${close}">✕</button>
      </div>
      <p class="search-status" aria-hidden="true"></p>
      <p class="visually-hidden" role="status"></p>
      <ol></ol>
    </search>
  </dialog>`;

/** What is offered before anything is typed: chosen as results are. */
const firstOf = (title: string, first: SearchFile["first"]) =>
  group(
    title,
    first.map((entry) => linkOf(entry.href, entry.title, entry.description)),
    "search-first",
  );

/** The results of a page, below its name. */
const pageOf = (matches: readonly Match[]) =>
  group(
    matches[0]?.page,
    matches.map(({ to, titlePieces, textPieces }) => linkOf(to, marked(titlePieces), marked(textPieces))),
  );

const group = (title: string | undefined, links: readonly Html[], name = "") =>
  html`<li><h2>${title}</h2><ol${name && html` class="${name}"`}>${links}</ol></li>`;

type Words = string | readonly (string | Html)[];

const linkOf = (to: string, title: Words, text: Words) =>
  html`<li><a href="${to}"><strong>${title}</strong><span>${text}</span></a></li>`;

const marked = (pieces: readonly Piece[]) =>
  pieces.map(({ text, found }) => (found ? html`<mark>${text}</mark>` : text));
