import { near } from "./elements";

/** Events that mean a visitor is using an exhibit, or about to. */
const activityEvents =
  "pointermove pointerdown pointerup pointercancel touchstart focusin click input keydown".split(" ");

/**
 * Loads an exhibit's code on the first sign of use and no sooner; the code then takes over the server's HTML
 * (src/exhibits/kit/mount.ts). Clicks, drags and keys that arrive before that are queued and replayed as soon as possible.
 */
export function exhibits() {
  const queues = new WeakMap<Element, Event[]>();
  for (const activity of activityEvents) {
    addEventListener(
      activity,
      (event) => {
        const { type } = event;
        const root = near(event.target, "[data-kit]");
        if (!root) return;
        const { kit = "", lost = "" } = root.dataset;
        const used = type === "click" || type === "input";
        const queue = queues.get(root) ?? [];
        queues.set(root, queue);
        // A hovering pointer isn't a drag.
        const drags =
          type.startsWith("pointer") && (type !== "pointermove" || (event as PointerEvent).buttons);
        if (used || drags || type === "keydown") queue.push(event);
        const problem = root.querySelector("[data-problem]");
        // After a failure only a click or input tries again, at a new URL: browsers remember a failed import.
        if (!problem || root.hasAttribute("aria-busy") || (problem.textContent && !used)) return;
        root.setAttribute("aria-busy", "true");
        import(problem.textContent ? `${kit}?${Date.now()}` : kit)
          .then(({ mount }) => {
            root.removeAttribute("data-kit");
            root.removeAttribute("aria-busy");
            problem.textContent = "";
            mount(root, queue);
          })
          .catch((error) => {
            console.error(error);
            root.dataset.kit = kit;
            root.removeAttribute("aria-busy");
            problem.textContent = lost;
            // The visitor is asked to press again: that press counts, and the failed one doesn't. Typing stays.
            queues.set(
              root,
              queue.filter((each) => each.type === "input"),
            );
          });
      },
      { capture: true, passive: true },
    );
  }
}
