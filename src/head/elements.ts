/** The element of an event, or the nearest around it, that matches. */
export const near = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Says of a button whether what it controls is open. */
export const expand = (button: Element | null, open: boolean) =>
  button?.setAttribute("aria-expanded", String(open));

/** Moves the focus to the page's content, where what had it goes away. */
export const focusPage = () => document.querySelector("main")?.focus({ preventScroll: true });

/** Whether a key belongs to an input method that composes a character. Safari says so of the last key by its code alone. */
export const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229;
