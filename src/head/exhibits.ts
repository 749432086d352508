import { near } from "./elements";

/** Signs that somebody is about to use an exhibit, and uses of it. */
const signs = ["pointermove", "pointerdown", "touchstart", "focusin", "click", "input", "keydown"];

/**
 * Waits for the first sign of use on an exhibit and only then loads its code, which takes over the HTML that is there
 * (src/exhibits/kit/mount.ts). What is pressed or typed on it before that is kept, and acts as soon as it can.
 */
export function exhibits() {
  const acts = new WeakMap<Element, Event[]>();
  for (const sign of signs) {
    addEventListener(
      sign,
      (event) => {
        const { type } = event;
        const root = near(event.target, "[data-kit]");
        if (!root) return;
        const { kit = "", lost = "" } = root.dataset;
        const used = type === "click" || type === "input";
        const kept = acts.get(root) ?? [];
        acts.set(root, kept);
        if (used || type === "keydown") kept.push(event);
        const problem = root.querySelector("[data-problem]");
        // After a failure only a press asks again, at an address that the browser has not given up on.
        if (!problem || root.hasAttribute("aria-busy") || (problem.textContent && !used)) return;
        root.setAttribute("aria-busy", "true");
        import(problem.textContent ? `${kit}?${Date.now()}` : kit)
          .then(({ mount }) => {
            root.removeAttribute("data-kit");
            root.removeAttribute("aria-busy");
            problem.textContent = "";
            mount(root, kept);
          })
          .catch(() => {
            root.removeAttribute("aria-busy");
            problem.textContent = lost;
          });
      },
      { capture: true, passive: true },
    );
  }
}
