/** The place of a part of an exhibit in the window (px), if it has that part. */
export const boxOf = (live: Element, part: string) => live.querySelector(part)?.getBoundingClientRect();

/** Whether less than half of the picture is to be seen above the verdict, which stays at the window's lower edge. */
export function isMostlyHidden(live: Element): boolean {
  const view = boxOf(live, ".ex-view");
  if (!view) return false;
  const shown = Math.min(view.bottom, boxOf(live, ".ex-verdict")?.top ?? innerHeight) - Math.max(view.top, 0);
  return shown < Math.min(view.height, innerHeight) / 2;
}
