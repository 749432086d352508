import { expand, focusPage, near } from "./elements";
import { pageChangeEvent } from "./pageChange";

/** Time in ms that a mouse has to rest on a menu before it opens, and to be away before it closes. */
const hoverDelay = 120;

const menu = "[data-menu]";

/**
 * The behaviour of a bar of disclosure menus (ARIA APG, disclosure navigation): one open at a time; opens on
 * click, touch, Enter, Space, arrow down and a resting mouse; closes on Escape (a focus inside goes back to its
 * button), on a press outside, on leaving by Tab, and where the window has no room for the bar any more. Arrow keys move along the bar and within an open menu. What is open
 * stands in the attribute `aria-expanded` of the menus' buttons alone.
 */
export function menuBar() {
  // A menu that the mouse opened stays open on the click that follows.
  let openedByHover = false;
  let timer: ReturnType<typeof setTimeout>;

  const buttonOf = (item: Element) => item.querySelector("button");
  const openButton = () => document.querySelector<HTMLElement>(`${menu}>[aria-expanded=true]`);

  const show = (button: Element | null, byHover = false) => {
    clearTimeout(timer);
    expand(openButton(), false);
    expand(button, true);
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
  // They do not bubble, and Chromium sends them to no listener of the window.
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
        along((inside || document).querySelectorAll<HTMLElement>(inside ? "a" : "[data-top]"), target, key);
      if (!next) return;
      next.focus();
    }
    event.preventDefault();
  });

  // A window that has become narrow has no bar any more, and what had the focus in it would leave it to nobody.
  addEventListener("resize", () => {
    const button = openButton();
    if (!button || button.offsetWidth) return;
    if (near(document.activeElement, menu)) focusPage();
    close();
  });

  // A document may come back from the browser's memory as it was left.
  for (const change of [pageChangeEvent, "pagehide"]) addEventListener(change, close);
}

/** Where a key leads among stops for the focus, around their ends. */
function along(list: NodeListOf<HTMLElement>, from: HTMLElement, key: string) {
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
