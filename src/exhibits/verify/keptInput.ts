import { keptAt, recordStart, verifier } from "../../shared/exhibitState";
import { dataAt, keepAt } from "../kit/kept";
import type { Asked } from "./judgement";
import { fromFragment } from "./recordLink";

interface Kept {
  asked: Asked;
  /** The fragment that the page was opened with: a link that is opened later has the last word. */
  fragment: string;
}

/** How long in ms typing has to pause before the input is kept. */
const pause = 300;

/** Keeps what is typed until the tab is closed, so that Back and a reload restore it. */
export class Keeper {
  private readonly place = keptAt(verifier);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: (() => void) | undefined;

  constructor() {
    addEventListener("pagehide", () => this.flush());
  }

  keep(asked: Asked) {
    clearTimeout(this.timer);
    const isEmpty = Object.values(asked).every((text) => text === "");
    const kept = (): Kept | undefined => (isEmpty ? undefined : { asked, fragment: location.hash });
    this.waiting = () => keepAt(this.place, kept());
    this.timer = setTimeout(() => this.flush(), pause);
  }

  /** What was typed here before, or came with a link. */
  before(): { asked: Asked; isWhole: boolean } | undefined {
    const kept = dataAt<Kept>(this.place);
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

/** The input in the address. */
export function linked(): { asked: Asked; isWhole: boolean } | undefined {
  if (!location.hash.startsWith(recordStart)) return undefined;
  const { text, isWhole } = fromFragment(location.hash);
  return { asked: { text, signed: "", headers: "" }, isWhole };
}
