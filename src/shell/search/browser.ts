import { isPlain } from "../../components/isPlainClick";
import { goTo } from "../../framework/gatsbyRuntime";
import { isComposing } from "../../head/elements";
import { focusPage } from "../../shared/focusPage";
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

/** Creates the dialog: a field, the number of results and a list of links. */
function createDialog(file: SearchFile): Show {
  const { words } = file;
  const find = matcher(file);
  const field = element("input", {
    type: "search",
    placeholder: words.label,
    ariaLabel: words.label,
    autocomplete: "off",
    spellcheck: false,
    enterKeyHint: "go",
    maxLength: 80,
  });
  const close = element("button", { type: "button", ariaLabel: words.close, textContent: "✕" });
  // The same text twice: the visible one updates on every key, the one for screen readers waits for a pause.
  const visibleStatus = element("p", { className: "search-status", ariaHidden: "true" });
  const spokenStatus = element("p", { className: "visually-hidden", role: "status" });
  const list = element("ol", {});
  const box = element(
    "search",
    {},
    element("div", { className: "search-field" }, field, close),
    visibleStatus,
    spokenStatus,
    list,
  );
  const dialog = element("dialog", { className: "search", ariaLabel: words.open }, box);
  document.head.append(element("style", { textContent: styles }));
  document.body.append(dialog);

  let timer: ReturnType<typeof setTimeout>;
  const show = () => {
    const { total, matches } = find(field.value);
    visibleStatus.textContent =
      field.value.trim() === "" ? words.hint : countText(words, total, matches.length);
    clearTimeout(timer);
    timer = setTimeout(() => {
      spokenStatus.textContent = visibleStatus.textContent;
    }, typingPause);
    list.replaceChildren(...matches.map((match) => element("li", {}, resultOf(match))));
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
    if (!link || !isPlain(event)) return;
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
    document.documentElement.classList.remove("locked");
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
    document.documentElement.classList.add("locked");
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

const resultOf = ({ to, page, titlePieces, textPieces }: Match) =>
  element(
    "a",
    { href: to },
    element("small", { textContent: page }),
    element("strong", {}, ...marked(titlePieces)),
    element("span", {}, ...marked(textPieces)),
  );

const marked = (pieces: readonly Piece[]) =>
  pieces.map(({ text, found }) => (found ? element("mark", { textContent: text }) : text));

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
