/** The start of the fragment of a link that carries the state of an exhibit. */
export const linkStart = (exhibit: string) => `#proof=${exhibit}.`;

/** The name of the verifier, and the start of the fragment of a link that carries its input. */
export const verifier = "verify";
export const recordStart = "#record=";

/** Takes an exhibit's place in a link that carries the figures of a calculator. */
export const figures = "figures";

/** Where a tab keeps what a visitor did to an exhibit of this page. */
export const keptAt = (exhibit: string) => `proof ${location.pathname} ${exhibit}`;

/** Whether there is a state to restore: the visitor came by a link that carries one, or was here before. */
export function hasState(exhibit: string): boolean {
  if (location.hash.startsWith(exhibit === verifier ? recordStart : linkStart(exhibit))) return true;
  try {
    return sessionStorage.getItem(keptAt(exhibit)) !== null;
  } catch {
    // Storage is blocked, so nothing was kept.
    return false;
  }
}
