import { type Goal, goalEvent } from "../services/goals";
import type { Analytics } from "../shared/analytics";
import { pageChangeEvent } from "../shared/pageChange";
import { near } from "./elements";

declare global {
  interface Window {
    plausible?(goal: string): void;
    umami?: { track(goal: string): void };
    goatcounter?: { count(what: { path: string; title?: string; event?: boolean }): void };
  }
}

/** How to report a goal to each service, once its script has loaded. */
const reporters: Record<Analytics["service"], (goal: Goal) => void> = {
  plausible: (goal) => window.plausible?.(goal),
  umami: (goal) => window.umami?.track(goal),
  goatcounter: (goal) => window.goatcounter?.count({ path: goal, title: goal, event: true }),
};

/** Do Not Track or Global Privacy Control; not every browser supports them. */
const optsOut = () => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === "1" || globalPrivacyControl === true;
};

/**
 * Counts a visit with the service named in the script element's attribute. The service's script loads last, once the
 * page has loaded and the browser is idle, and never if the browser asks not to be tracked.
 */
export function analytics() {
  const { analytics: json } = document.currentScript?.dataset ?? {};
  if (json === undefined || optsOut()) return;
  const { service, src, attributes, documentation }: Analytics = JSON.parse(json);
  const queued: Goal[] = [];
  let report = (goal: Goal) => {
    queued.push(goal);
  };

  const load = () => {
    const script = document.createElement("script");
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.onload = () => {
      report = reporters[service];
      queued.forEach(report);
    };
    script.src = src;
    document.head.append(script);
  };
  addEventListener("load", () => {
    if ("requestIdleCallback" in window) requestIdleCallback(load);
    else setTimeout(load);
  });

  addEventListener(goalEvent, (event) => report((event as CustomEvent<Goal>).detail));
  for (const type of ["click", "auxclick"]) {
    addEventListener(type, ({ target }) => {
      const link = near(target, "a[href]") as HTMLAnchorElement | null;
      if (documentation && link?.href.startsWith(documentation)) report("Documentation opened");
    });
  }

  // The other services detect page changes themselves.
  if (service !== "goatcounter") return;
  let counted = location.pathname;
  addEventListener(pageChangeEvent, () => {
    const { pathname } = location;
    if (pathname !== counted) window.goatcounter?.count({ path: pathname });
    counted = pathname;
  });
}
