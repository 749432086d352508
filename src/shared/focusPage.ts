/** Moves the focus to the page's content, for when the focused element is about to disappear. */
export const focusPage = () => {
  document.querySelector("main")?.focus({ preventScroll: true });
};
