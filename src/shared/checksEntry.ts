/** The local storage key of what passed a check in this browser (checks.ts); the privacy page names it. */
export const checksEntry = "checks";

/** Whether a check of this hash may be stored. Cheap, since every page asks. */
export function mentionsCheck(hash: string): boolean {
  try {
    return localStorage.getItem(checksEntry)?.includes(hash) ?? false;
  } catch {
    // Storage is blocked.
    return false;
  }
}
