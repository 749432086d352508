import type { Locator } from "@playwright/test";

/** The controls within an element that do not get their own click, at their center or near one of their edges. */
export const blocked = (part: Locator) =>
  part.evaluate((element) => {
    const inset = 3;
    const missed: string[] = [];
    const controls = element.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, label, [tabindex='0']:not([data-scrolls]):not(ul)",
    );
    for (const control of controls) {
      if (control.closest("[inert], [aria-hidden='true']")) continue;
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (getComputedStyle(control).pointerEvents === "none") continue;
      // The skip link stands above the window until it has the focus.
      if (
        control.matches("body a[href='#content']:not(dialog *)") &&
        control.getBoundingClientRect().bottom <= 0
      )
        continue;
      const fixed = control.closest("header[data-glass]");
      if (!fixed) control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const [first, ...others] = [...control.getClientRects()].filter(
        ({ width, height }) => width > 1 && height > 1,
      );
      if (!first) continue;
      const box =
        others.length > 0 && getComputedStyle(control).display === "inline"
          ? first
          : control.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const points = {
        center: [x, y],
        left: [box.left + inset, y],
        right: [box.right - inset, y],
        top: [x, box.top + inset],
        bottom: [x, box.bottom - inset],
      } as const;
      for (const [where, [left, top]] of Object.entries(points)) {
        if (left < 0 || top < 0 || left >= innerWidth || top >= innerHeight) continue;
        const hit = document.elementFromPoint(left, top);
        const own =
          hit &&
          (control.contains(hit) ||
            // A label takes the click for its field, and what is in a control takes its own.
            hit.closest("label")?.contains(control) ||
            (hit !== control && hit.contains(control) && hit.matches("label")) ||
            (control.matches("label") && hit.matches("input, select, textarea")));
        if (!own)
          missed.push(
            `${control.tagName} "${(control.getAttribute("aria-label") ?? control.textContent ?? "").trim().slice(0, 40)}" at its ${where}: ${hit?.outerHTML.slice(0, 80)}`,
          );
      }
    }
    return missed;
  });
