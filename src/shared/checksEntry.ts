/** The entry in local storage of what passed a check in this browser (checks.ts); the privacy page names it. */
export const checksEntry = "checks";

/** Whether something of this hash may be in it. Cheap, for what every page asks. */
export function mentionsCheck(hash: string): boolean {
  try {
    return localStorage.getItem(checksEntry)?.includes(hash) ?? false;
  } catch {
    // Storage is blocked.
    return false;
  }
}
