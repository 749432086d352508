import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** Time in ms that a mouse has to rest on a menu before it opens, and to be away before it closes. */
const hoverDelay = 120;

/**
 * The behaviour of a bar of disclosure menus (ARIA APG, disclosure navigation): one open at a time; opens on
 * click, touch, Enter, Space, arrow down and a resting mouse; closes on Escape (focus goes back to its button), on
 * a press outside, on leaving by Tab. Arrow keys move along the bar and within an open menu.
 */
export function useDisclosureMenus(closeOn: unknown) {
  const bar = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<string>();
  // A menu that the mouse opened stays open on the click that follows.
  const openedByHover = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [lastPage, setLastPage] = useState(closeOn);
  if (lastPage !== closeOn) {
    setLastPage(closeOn);
    setOpen(undefined);
  }

  useEffect(() => {
    if (open === undefined) return;
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && bar.current?.contains(target))) setOpen(undefined);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [open]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (action: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(action, hoverDelay);
  };

  const toggle = (name: string) => {
    clearTimeout(timer.current);
    setOpen(open === name && !openedByHover.current ? undefined : name);
    openedByHover.current = false;
  };

  const onPointerEnter = (name: string) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    later(() => {
      openedByHover.current = true;
      setOpen(name);
    });
  };

  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    if (openedByHover.current || open === undefined) later(() => setOpen(undefined));
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(undefined);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    const item = target.closest<HTMLElement>("[data-menu]");
    const button = item?.querySelector("button");
    const move = moves[event.key];
    if (event.key === "Escape" && open !== undefined) {
      event.preventDefault();
      setOpen(undefined);
      button?.focus();
    } else if (move && item && target !== button) {
      event.preventDefault();
      focusAlong([...item.querySelectorAll<HTMLElement>("a")], target, move);
    } else if (event.key === "ArrowDown" && item && button) {
      event.preventDefault();
      setOpen(item.dataset.menu);
      // The panel is shown by the next paint; only then its links take focus.
      requestAnimationFrame(() => item.querySelector<HTMLElement>("a")?.focus());
    } else if (move && bar.current) {
      event.preventDefault();
      focusAlong([...bar.current.querySelectorAll<HTMLElement>("[data-top]")], target, move);
    }
  };

  return { bar, open, toggle, onPointerEnter, onPointerLeave, onBlur, onKeyDown };
}

type Move = (index: number, count: number) => number;

const forward: Move = (index, count) => (index + 1) % count;
const backward: Move = (index, count) => (index - 1 + count) % count;

const moves: Record<string, Move | undefined> = {
  ArrowDown: forward,
  ArrowRight: forward,
  ArrowUp: backward,
  ArrowLeft: backward,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function focusAlong(stops: HTMLElement[], from: HTMLElement, move: Move) {
  stops[move(stops.indexOf(from), stops.length)]?.focus();
}
