/** Replaces the verdict, which is out of date, and clears the previous problem. */
export function showBusy(live: Element, busy: string) {
  const verdict = live.querySelector("[data-verdict]");
  if (verdict) verdict.textContent = busy;
  problemIn(live)?.replaceChildren();
}

/** Where a problem is said. */
export const problemIn = (live: Element) => live.querySelector("[data-problem]");

/** Announces a problem that persists after an action once more: an unchanged alert would be silent (WCAG 4.1.3). */
export function repeatProblem(live: Element, problemBefore: string | null | undefined) {
  const alert = problemIn(live);
  if (!alert || !problemBefore || alert.textContent !== problemBefore) return;
  alert.textContent = "";
  requestAnimationFrame(() => {
    if (alert.textContent === "") alert.textContent = problemBefore;
  });
}
