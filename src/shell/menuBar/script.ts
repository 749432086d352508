import { near, setExpanded } from "../../head/elements";
import { focusPage } from "../../shared/focusPage";
import type { SelectorOf } from "../../shared/marks";
import { pageChangeEvent } from "../../shared/pageChange";
import type { MenuMark, StopMark } from "./marks";

/** Time in ms that the mouse must rest on a menu before it opens, or be away from it before it closes. */
const hoverDelay = 120;

const menu: SelectorOf<MenuMark> = "[data-menu]";

/**
 * The behavior of a bar of disclosure menus (ARIA APG, disclosure navigation). One is open at a time. A menu opens on
 * click, touch, Enter, Space, arrow down and hover. It closes on Escape (a focus inside goes back to its button), on a
 * press outside, when Tab leaves it, and when the window becomes too narrow for the bar. Arrow keys move along the bar
 * and within an open menu. The only state is the `aria-expanded` attribute of the menus' buttons.
 */
export function menuBar() {
  // After hover opens a menu, the click that often follows must not close it.
  let openedByHover = false;
  let timer: ReturnType<typeof setTimeout>;

  const buttonOf = (item: Element) => item.querySelector("button");
  const openButton = () => document.querySelector<HTMLElement>(`${menu}>[aria-expanded=true]`);

  const show = (button: Element | null, byHover = false) => {
    clearTimeout(timer);
    setExpanded(openButton(), false);
    setExpanded(button, true);
    openedByHover = byHover;
  };
  const close = () => show(null);

  addEventListener("click", ({ target }) => {
    const button = near(target, `${menu}>button`);
    if (button) show(button === openButton() && !openedByHover ? null : button);
  });

  const onHover = ({ type, target, pointerType }: PointerEvent) => {
    const item = near(target, menu);
    if (!item || item !== target || pointerType !== "mouse") return;
    clearTimeout(timer);
    if (type === "pointerenter") timer = setTimeout(() => show(buttonOf(item), true), hoverDelay);
    else if (openedByHover) timer = setTimeout(close, hoverDelay);
  };
  // These events do not bubble, and Chromium does not dispatch them to the window.
  document.addEventListener("pointerenter", onHover, true);
  document.addEventListener("pointerleave", onHover, true);

  addEventListener("pointerdown", ({ target }) => {
    if (!near(target, menu)) close();
  });

  addEventListener("focusout", ({ target, relatedTarget }) => {
    const item = near(target, menu);
    if (relatedTarget && item?.contains(openButton()) && near(relatedTarget, menu) !== item) close();
  });

  addEventListener("keydown", (event) => {
    const { key, target } = event;
    const item = near(target, menu);
    const button = item && buttonOf(item);
    const inside = target !== button && item;
    const opened = openButton();
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (key === "Escape" && opened) {
      if (button === opened) opened.focus();
      close();
    } else if (key === "ArrowDown" && item && !inside) {
      show(button);
      item.querySelector("a")?.focus();
    } else {
      const next =
        target instanceof HTMLElement &&
        nextStop(
          (inside || document).querySelectorAll<HTMLElement>(
            inside ? "a" : ("[data-top]" satisfies SelectorOf<StopMark>),
          ),
          target,
          key,
        );
      if (!next) return;
      next.focus();
    }
    event.preventDefault();
  });

  // A window that becomes narrow hides the bar, and a focus inside it would be lost.
  addEventListener("resize", () => {
    const button = openButton();
    if (!button || button.offsetWidth) return;
    if (near(document.activeElement, menu)) focusPage();
    close();
  });

  // The back/forward cache may restore the document in the state it was left in.
  for (const change of [pageChangeEvent, "pagehide"]) addEventListener(change, close);
}

/** The element that a key moves the focus to, wrapping around at both ends. */
function nextStop(list: NodeListOf<HTMLElement>, from: HTMLElement, key: string) {
  const stops = [...list];
  const at = stops.indexOf(from);
  const moves: Record<string, number | undefined> = {
    ArrowDown: at + 1,
    ArrowRight: at + 1,
    ArrowUp: at - 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  };
  const to = moves[key];
  return to === undefined || at < 0 ? undefined : stops[(to + stops.length) % stops.length];
}
