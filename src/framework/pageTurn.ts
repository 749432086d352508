import { pageChangeEvent } from "../head/pageChange";

/** The longest that the old page may stand still while the new one is rendered, in ms. */
const patience = 400;

let drawFrame: typeof requestAnimationFrame | undefined;

/**
 * Where the browser can blend one page with the next (CSS View Transitions, level 1), resolves once it has a picture of
 * the old one; it then waits for the new one to be shown. Elsewhere, and for whoever wants less motion, pages change at
 * once.
 */
export const turnPage = () =>
  new Promise<void>((goOn) => {
    if (!document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches)
      return goOn();
    const shown = () =>
      new Promise<void>((done) => {
        // No frame is drawn meanwhile, and Gatsby's router waits for one before it shows a page.
        const frame = drawFrame ?? requestAnimationFrame;
        drawFrame = frame;
        window.requestAnimationFrame = (draw) => window.setTimeout(draw, 0, performance.now());
        const end = () => {
          clearTimeout(timer);
          window.requestAnimationFrame = frame;
          done();
        };
        const timer = setTimeout(end, patience);
        addEventListener(pageChangeEvent, end, { once: true });
        goOn();
      });
    // One that is skipped, in a hidden tab or by a newer one, has changed the page all the same.
    document.startViewTransition(shown).ready.catch(() => {});
  });
