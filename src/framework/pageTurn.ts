import { pageChangeEvent } from "../shared/pageChange";

/** How long the old page may stay frozen while the new one renders, in ms. */
const renderTimeout = 400;

let drawFrame: typeof requestAnimationFrame | undefined;

/**
 * In a browser with view transitions (CSS View Transitions, level 1), starts one and resolves once the browser has
 * captured the old page; the transition then waits for the new page. In other browsers, and for visitors who prefer
 * reduced motion, resolves at once.
 */
export const turnPage = () =>
  new Promise<void>((goOn) => {
    if (!document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches)
      return goOn();
    const shown = () =>
      new Promise<void>((done) => {
        // Rendering is paused now, but Gatsby's router waits for an animation frame before it shows a page.
        const frame = drawFrame ?? requestAnimationFrame;
        drawFrame = frame;
        window.requestAnimationFrame = (draw) => window.setTimeout(draw, 0, performance.now());
        const end = () => {
          clearTimeout(timer);
          window.requestAnimationFrame = frame;
          done();
        };
        const timer = setTimeout(end, renderTimeout);
        addEventListener(pageChangeEvent, end, { once: true });
        goOn();
      });
    // A skipped transition (hidden tab, or replaced by a newer one) rejects, but the page has changed anyway.
    document.startViewTransition(shown).ready.catch(() => {});
  });
