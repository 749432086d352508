import { focusPage } from "../head/elements";
import { goTo } from "../services/gatsbyInternals";
import { type Match, matcher, type Piece } from "./matches";
import styles from "./search.css";
import type { SearchFile } from "./searchFile";

let opened: Promise<(opener: HTMLElement) => void> | undefined;

/** Opens the search; `opener` gets the focus back when it closes. Rejects where the index does not arrive. */
export async function open(opener: HTMLElement, file: string) {
  opened ??= load(file);
  opened.catch(() => {
    opened = undefined;
  });
  (await opened)(opener);
}

async function load(file: string) {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return make(await answer.json());
}

/** Makes the dialog: a field, a list of links below it, and how many there are. */
function make(file: SearchFile) {
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
  const status = element("p", { className: "search-status", role: "status" });
  const list = element("ol", {});
  const box = element(
    "search",
    {},
    element("div", { className: "search-field" }, field, close),
    status,
    list,
  );
  const dialog = element("dialog", { className: "search", ariaLabel: words.open }, box);
  document.head.append(element("style", { textContent: styles }));
  document.body.append(dialog);

  const show = () => {
    const { total, matches } = find(field.value);
    const empty = field.value.trim() === "";
    status.textContent = empty
      ? words.hint
      : total === 0
        ? words.none
        : total === 1
          ? words.one
          : `${total} ${words.many}`;
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
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { pathname, search, hash } = link;
    const isHere = pathname === location.pathname;
    dialog.close();
    if (!goTo(pathname + search + hash)) return;
    event.preventDefault();
    if (isHere) focusPage();
  });
  dialog.addEventListener("keydown", (event) => {
    const stops: HTMLElement[] = [field, ...links()];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: stops[at + 1], ArrowUp: stops[at - 1] ?? field }[event.key];
    if (event.key === "Enter" && at === 0) links()[0]?.click();
    else if (!next || at < 0) return;
    else next.focus();
    event.preventDefault();
  });
  dialog.addEventListener("close", () => document.documentElement.classList.remove("locked"));

  return (opener: HTMLElement) => {
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
