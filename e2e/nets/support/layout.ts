import type { Page } from "@playwright/test";

/** What is cut off, or lies outside the window: text that its box hides, and controls that nobody can reach. */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults: string[] = [];
    const nameOf = (element: Element) =>
      `${element.tagName} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
    const scrollsInside = (element: Element): boolean => {
      for (let at = element.parentElement; at; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        if ((overflowX === "auto" || overflowX === "scroll") && at.scrollWidth > at.clientWidth) return true;
      }
      return false;
    };
    for (const control of document.querySelectorAll("a[href], button, input, select, textarea, summary")) {
      if (control.closest("[inert], dialog:not([open])")) continue;
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { left, right, width } = control.getBoundingClientRect();
      if (control.matches("a[href='#content']") || width === 0 || scrollsInside(control)) continue;
      if (left < -1 || right > clientWidth + 1)
        faults.push(`${nameOf(control)} from ${Math.round(left)} to ${Math.round(right)} of ${clientWidth}`);
    }
    for (const element of document.querySelectorAll("main *, header *, footer *")) {
      if (element.closest(".visually-hidden, [inert], dialog:not([open])") || !element.checkVisibility())
        continue;
      const { overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(element);
      // For screen readers alone.
      if (clipPath === "inset(50%)") continue;
      // What opens in full at a press is shortened, and says so.
      if (textOverflow === "ellipsis" && element.closest("details:not([open]) > summary")) continue;
      // A value that is only shown may be shortened as well; its dots say so.
      if (textOverflow === "ellipsis" && element.closest("code[translate='no']")) continue;
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
      if (!hasText) continue;
      const hidden = (overflow: string) => overflow === "hidden" || overflow === "clip";
      if (hidden(overflowX) && element.scrollWidth > element.clientWidth + 1)
        faults.push(`${nameOf(element)} is cut`);
      if (hidden(overflowY) && element.scrollHeight > element.clientHeight + 1)
        faults.push(`${nameOf(element)} is cut`);
    }
    return faults;
  });
