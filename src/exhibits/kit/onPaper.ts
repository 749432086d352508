/**
 * Prints what was changed without a verdict, such as a cheat after a reload, as the page was built: on paper nobody can
 * check it any more, and a broken seal that is "not checked yet" says two things. A visitor's own file stays. `rest` draws
 * that, if it is needed, and returns what brings the visitor's state back.
 */
export function onPaper(root: Element, rest: () => (() => void) | undefined) {
  let back: (() => void) | undefined;
  addEventListener("beforeprint", () => {
    if (root.isConnected && !root.querySelector("[data-given]")) back ??= rest();
  });
  addEventListener("afterprint", () => {
    if (root.isConnected) back?.();
    back = undefined;
  });
}
