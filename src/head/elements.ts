/** The event's target or its nearest ancestor that matches. */
export const near = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Marks a button as having opened or closed what it controls. */
export const setExpanded = (button: Element | null, open: boolean) => {
  button?.setAttribute("aria-expanded", String(open));
};

/**
 * Whether an input method is using this key to compose a character. For the last key of a composition, Safari only
 * says so by the key code.
 */
export const isComposing = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229;
