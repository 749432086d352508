import { readyOtherPictures } from "./otherPictures";
import { passPresses } from "./passPresses";

/** How long the other theme waits for its pictures at most (ms). */
const patience = 150;

let latest: ViewTransition | undefined;

/**
 * Shows another theme in a circle that grows from an element (theme/transitions.css). At once in a browser without view
 * transitions, and for visitors who prefer reduced motion.
 */
export function uncoverFrom(element: Element, show: () => void) {
  if (!document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches) return show();
  const { classList, style } = document.documentElement;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  style.setProperty("--uncover-from", `${x}px ${y}px`);
  style.setProperty(
    "--uncover-to",
    `${Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y))}px`,
  );
  classList.add("uncovering");
  const ready = readyOtherPictures();
  const transition = document.startViewTransition(() => {
    show();
    return Promise.race([ready, new Promise((done) => setTimeout(done, patience))]);
  });
  latest = transition;
  // A skipped transition (hidden tab, or replaced by a newer one) rejects, but the theme has changed anyway.
  transition.ready.catch(() => {});
  passPresses(transition);
  transition.finished.finally(() => {
    if (transition === latest) classList.remove("uncovering");
  });
}
