import { checksEntry } from "./checksEntry";
import { minuteOf } from "./minute";

/** A check that passed in this browser. */
export interface Check {
  /** The page that it was made on. */
  route: string;
  /** The heading of the piece whose record was checked; undefined if it was the page's own text. */
  piece?: string | undefined;
  /** SHA-256 of what was checked, in hex: of the record as it is saved, or of the page as Markdown. */
  hash: string;
  /** When, in UTC: 2026-11-24 09:30. */
  at: string;
}

/** How many are kept. */
const most = 60;

/** Dispatched on the window when another check has passed. */
export const checksEvent = "checks";

const isCheck = (value: unknown): value is Check => {
  const { route, piece, hash, at } = (value ?? {}) as Partial<Check>;
  return (
    [route, piece ?? "", at].every((part) => typeof part === "string") && /^[0-9a-f]{64}$/.test(String(hash))
  );
};

/** What passed in this browser, the latest first. */
export function readChecks(): Check[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(checksEntry) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isCheck) : [];
  } catch {
    // Storage is blocked, or holds something else.
    return [];
  }
}

/** Keeps a check on this device, replacing an earlier one of the same thing. */
export function keepCheck(what: Omit<Check, "at">) {
  const check: Check = { ...what, at: minuteOf(new Date().toISOString()) };
  const others = readChecks().filter(({ route, piece }) => route !== check.route || piece !== check.piece);
  try {
    localStorage.setItem(checksEntry, JSON.stringify([check, ...others].slice(0, most)));
  } catch {
    // Storage is blocked or full, so nothing is kept.
  }
  dispatchEvent(new Event(checksEvent));
}

export function forgetChecks() {
  try {
    localStorage.removeItem(checksEntry);
  } catch {
    // Storage is blocked, so there is nothing to forget.
  }
  dispatchEvent(new Event(checksEvent));
}
