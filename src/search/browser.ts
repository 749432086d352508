import { isPlain } from "../components/isPlainClick";
import { goTo } from "../framework/gatsbyRuntime";
import { focusPage, isComposing } from "../head/elements";
import { pageChangeEvent } from "../head/pageChange";
import { type Match, matcher, type Piece } from "./matches";
import styles from "./search.css";
import type { SearchFile } from "./searchFile";

type Show = (opener: HTMLElement) => void;

/** Time in ms that typing has to rest before what was found is said aloud: the next letter would cut it off. */
const rest = 1000;

let made: Promise<Show> | undefined;

/** Gives what opens the search; the element it is opened with gets the focus back when it closes. Rejects without an index. */
export function load(file: string): Promise<Show> {
  made ??= fetchIndex(file).then(make);
  made.catch(() => {
    made = undefined;
  });
  return made;
}

async function fetchIndex(file: string): Promise<SearchFile> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.json();
}

/** Makes the dialog: a field, a list of links below it, and how many there are. */
function make(file: SearchFile): Show {
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
  // Two for one text: the one that is seen follows each letter, the one that is heard waits.
  const found = element("p", { className: "search-status", ariaHidden: "true" });
  const status = element("p", { className: "visually-hidden", role: "status" });
  const list = element("ol", {});
  const box = element(
    "search",
    {},
    element("div", { className: "search-field" }, field, close),
    found,
    status,
    list,
  );
  const dialog = element("dialog", { className: "search", ariaLabel: words.open }, box);
  document.head.append(element("style", { textContent: styles }));
  document.body.append(dialog);

  let timer: ReturnType<typeof setTimeout>;
  const show = () => {
    const { total, matches } = find(field.value);
    found.textContent = field.value.trim() === "" ? words.hint : counted(words, total, matches.length);
    clearTimeout(timer);
    timer = setTimeout(() => {
      status.textContent = found.textContent;
    }, rest);
    list.replaceChildren(...matches.map((match) => element("li", {}, resultOf(match))));
    list.scrollTop = 0;
  };

  const links = () => [...list.querySelectorAll("a")];

  field.addEventListener("input", show);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    const { target } = event;
    // A press beside the box is one on the dialog itself.
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
    status.textContent = "";
    document.documentElement.classList.remove("locked");
  });
  // The way back leads to another page, which was not what the search was opened on.
  addEventListener(pageChangeEvent, () => {
    if (!dialog.open) return;
    dialog.close();
    focusPage();
  });

  return (opener) => {
    if (dialog.open) return;
    // The dialog gives the focus back to what had it; in Safari a click does not focus a button.
    opener.focus();
    document.documentElement.classList.add("locked");
    show();
    dialog.showModal();
    field.focus();
    field.select();
  };
}

/** How many there are, and how many of them are listed, if not all. */
function counted({ none, one, many, listed }: SearchFile["words"], total: number, shown: number): string {
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
