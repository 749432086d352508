import { near } from "./elements";

/** Signs that somebody is about to use an exhibit, and uses of it. */
const signs = ["pointermove", "pointerdown", "touchstart", "focusin", "click", "input"];

/**
 * Waits for the first sign of use on an exhibit and only then loads its code, which takes over the HTML that is there
 * (src/exhibits/kit/mount.ts). What is pressed or typed before that acts as soon as it can.
 */
export function exhibits() {
  let pressed: HTMLElement | null = null;
  for (const sign of signs) {
    addEventListener(
      sign,
      ({ type, target }) => {
        const root = near(target, "[data-kit]");
        if (!root) return;
        const { kit = "", lost = "" } = root.dataset;
        const used = type === "click" || type === "input";
        if (used) pressed = near(target, "[data-do]");
        const problem = root.querySelector("[data-problem]");
        // After a failure only a press asks again, at an address that the browser has not given up on.
        if (!problem || root.hasAttribute("aria-busy") || (problem.textContent && !used)) return;
        root.setAttribute("aria-busy", "true");
        import(problem.textContent ? `${kit}?${Date.now()}` : kit)
          .then(({ mount }) => {
            root.removeAttribute("data-kit");
            root.removeAttribute("aria-busy");
            problem.textContent = "";
            mount(root, pressed);
            pressed = null;
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
