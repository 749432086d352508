import { isChoice, isField } from "./controls";

/** How long typing has to rest before what was typed is judged, in ms. */
const pause = 700;

/** The edits of an exhibit, as exhibit.ts has them. */
interface Edits {
  edits: object;
  checked?: readonly string[];
  waits?: readonly string[];
}

/**
 * Once there was a verdict, what the visitor changes by hand is judged without another press: a box that is ticked and a
 * slider that is let go at once, text when typing rests. The first answer is theirs to ask for.
 */
export class Afterwards {
  private wasJudged = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `check` asks for a check, in a control's name. */
  constructor(
    private readonly exhibitOf: () => Edits,
    private readonly check: (control: HTMLElement) => void,
  ) {}

  /** Whether an edit is judged here, and neither by itself nor only when somebody asks. */
  private isMine(does: string) {
    const { edits, checked, waits } = this.exhibitOf();
    return does === "set" || (does in edits && !checked?.includes(does) && !waits?.includes(does));
  }

  /** There was a verdict, or the visitor starts again. */
  wasAnswered(isJudged: boolean) {
    this.wasJudged = isJudged;
  }

  /** Something is done: whatever was going to be asked is no longer the question. */
  stop() {
    clearTimeout(this.timer);
  }

  /** Something was typed, and `isUsable`. */
  typed(control: HTMLElement, does: string, isUsable: () => boolean) {
    if (!this.wasJudged || !isField(control) || isChoice(control) || !this.isMine(does)) return;
    this.timer = setTimeout(() => control.isConnected && isUsable() && this.check(control), pause);
  }

  /** A choice was made. */
  chosen(target: EventTarget | null) {
    if (this.wasJudged && isChoice(target) && this.isMine(target.dataset.do)) this.check(target);
  }
}
