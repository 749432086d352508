import { type Goal, goalEvent } from "../services/goals";
import type { Analytics } from "../shared/analytics";
import { near } from "./elements";
import { pageChangeEvent } from "./pageChange";

declare global {
  interface Window {
    plausible?(goal: string): void;
    umami?: { track(goal: string): void };
    goatcounter?: { count(what: { path: string; title?: string; event?: boolean }): void };
  }
}

/** How each service is told of a goal, once its script is there. */
const tellers: Record<Analytics["service"], (goal: Goal) => void> = {
  plausible: (goal) => window.plausible?.(goal),
  umami: (goal) => window.umami?.track(goal),
  goatcounter: (goal) => window.goatcounter?.count({ path: goal, title: goal, event: true }),
};

/** Do Not Track and Global Privacy Control, which not every browser knows. */
const wantsNone = () => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === "1" || globalPrivacyControl === true;
};

/**
 * Counts a visit with the service that the script element's attribute names: its script comes last, after the page is
 * there and the browser has nothing to do, and not at all where the browser asks not to be followed.
 */
export function analytics() {
  const { analytics: said } = document.currentScript?.dataset ?? {};
  if (said === undefined || wantsNone()) return;
  const { service, src, attributes, documentation }: Analytics = JSON.parse(said);
  const early: Goal[] = [];
  let tell = (goal: Goal) => {
    early.push(goal);
  };

  const load = () => {
    const script = document.createElement("script");
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.onload = () => {
      tell = tellers[service];
      early.forEach(tell);
    };
    script.src = src;
    document.head.append(script);
  };
  addEventListener("load", () => {
    if ("requestIdleCallback" in window) requestIdleCallback(load);
    else setTimeout(load);
  });

  addEventListener(goalEvent, (event) => tell((event as CustomEvent<Goal>).detail));
  for (const press of ["click", "auxclick"]) {
    addEventListener(press, ({ target }) => {
      const link = near(target, "a[href]") as HTMLAnchorElement | null;
      if (documentation && link?.href.startsWith(documentation)) tell("Documentation opened");
    });
  }

  // The others see changes of page themselves.
  if (service !== "goatcounter") return;
  let counted = location.pathname;
  addEventListener(pageChangeEvent, () => {
    const { pathname } = location;
    if (pathname !== counted) window.goatcounter?.count({ path: pathname });
    counted = pathname;
  });
}
