import { keptAt, recordStart, verifier } from "../../shared/exhibitState";
import type { Asked } from "./judgement";
import { fromFragment } from "./recordLink";

interface Kept {
  asked: Asked;
  /** The fragment that the page was opened with: a link that is opened later has the last word. */
  fragment: string;
}

/** How long in ms a pause in typing is before what was typed is kept. */
const pause = 300;

/** Keeps what is typed until the tab is closed, so that Back and a reload bring it again. */
export class Keeper {
  private readonly place = keptAt(verifier);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: (() => void) | undefined;

  constructor() {
    addEventListener("pagehide", () => this.flush());
  }

  keep(asked: Asked) {
    clearTimeout(this.timer);
    this.waiting = () => write(this.place, { asked, fragment: location.hash });
    this.timer = setTimeout(() => this.flush(), pause);
  }

  /** What was typed here before, or came with a link. */
  before(): { asked: Asked; isWhole: boolean } | undefined {
    const kept = read(this.place);
    const { hash } = location;
    if (kept && (kept.fragment === hash || !hash.startsWith(recordStart)))
      return { asked: kept.asked, isWhole: true };
    return linked();
  }

  private flush() {
    clearTimeout(this.timer);
    this.waiting?.();
    this.waiting = undefined;
  }
}

/** What the address carries. */
export function linked(): { asked: Asked; isWhole: boolean } | undefined {
  if (!location.hash.startsWith(recordStart)) return undefined;
  const { text, isWhole } = fromFragment(location.hash);
  return { asked: { text, signed: "", headers: "" }, isWhole };
}

function write(place: string, kept: Kept) {
  try {
    if (Object.values(kept.asked).every((text) => text === "")) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full: what was typed lives as long as the page does.
  }
}

function read(place: string): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
