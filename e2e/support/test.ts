import { test as base, expect } from "@playwright/test";

/** How often other tasks of the page get their turn before a focus that has gone counts as lost. */
const patience = 60;

/** In the page: tells the console when what had the focus is removed, disabled or hidden, and nothing has it instead. */
function watchFocus({ turns, mark }: { turns: number; mark: string }) {
  let holder: Element | null = null;
  const isBody = () => document.activeElement === null || document.activeElement === document.body;
  const isGone = (element: Element) =>
    !element.isConnected ||
    element.matches(":disabled") ||
    !element.checkVisibility({ visibilityProperty: true });
  const isLost = () => holder !== null && isBody() && isGone(holder);

  /** Not by a timer: tests stop the page's clock. */
  const inAWhile = (act: () => void, left: number) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (left > 0 ? inAWhile(act, left - 1) : act());
    port2.postMessage(undefined);
  };
  // A page that is being loaded anew takes the focus along.
  let leaving = false;
  addEventListener("beforeunload", () => {
    leaving = true;
  });
  const tell = () => {
    if (leaving || !isLost() || !holder) return;
    console.debug(`${mark}${holder.outerHTML.slice(0, 160)}`);
    holder = null;
  };
  const check = () => {
    if (isLost()) inAWhile(tell, turns);
  };

  addEventListener(
    "focusin",
    ({ target }) => {
      holder = target as Element;
    },
    true,
  );
  // A press beside everything, or a script's blur(), takes the focus away on purpose: what had it is still there.
  addEventListener(
    "focusout",
    () =>
      inAWhile(() => {
        if (holder && isBody() && !isGone(holder)) holder = null;
        check();
      }, 2),
    true,
  );
  new MutationObserver(check).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ["disabled", "class", "style", "open", "hidden"],
  });
}

/**
 * Playwright's test with an invariant, held after every interaction: the focus is never lost, that is on <body> because
 * what had it is gone. What a test's routes still hold at its end, as a file that it doesn't wait for, is let go.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    const mark = "focus lost: ";
    const lost: string[] = [];
    page.on("console", (message) => {
      if (message.text().startsWith(mark)) lost.push(message.text().slice(mark.length));
    });
    await page.addInitScript(watchFocus, { turns: patience, mark });
    await use(page);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    expect(lost, "what lost the focus to <body>").toEqual([]);
  },
});
