import { glide, isStill, nextMove } from "./glide";
import { boxOf, isMostlyHidden } from "./sight";

/** Where a check stopped, and what an attack hit or changed. */
const changed = ["fail", "caught", "gap"].map((mark) => `[data-mark="${mark}"]`).join();
/** The contents of a closed <details> are invisible, but browsers give them a size. */
const folded = "details:not([open]) > :not(summary)";
const places = `:is(${changed}, [data-broken], [data-changed]):not(${folded}, :is(${folded}) *)`;

/** Wider than this, the verdict's row leaves so much of the picture in sight that it need not be all of it (px). */
const narrow = 608;
/** What is left free at the edge that the page scrolls to (px). */
const margin = 16;

interface Span {
  top: number;
  bottom: number;
  height: number;
}

let waiting: AbortController | undefined;

/**
 * Scrolls just enough to show the result of a press, until the visitor's next move: after all of it has been drawn, or at
 * once where too little of the picture is in view to see that.
 */
export function reveal(live: Element) {
  waiting?.abort();
  if (isStill()) return scroll(byFor(live));
  const move = nextMove();
  waiting = move;
  const wait = isMostlyHidden(live) ? 0 : drawingTime(live);
  setTimeout(() => move.signal.aborted || glide(byFor(live), move), wait);
}

const scroll = (by: number) => {
  if (Math.abs(by) >= 1) scrollBy({ top: by, behavior: "instant" });
};

/** How long it takes until what has just changed is drawn (ms). */
function drawingTime(live: Element): number {
  const running = live.getAnimations?.({ subtree: true }) ?? [];
  const ends = running.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
  return Math.max(0, ...ends.filter((end) => end <= 1000));
}

/**
 * How far to scroll. Between the page's header, with whatever is sticky below it, and the verdict, one has to see the
 * changed place in the picture, and if that fits, all of the `data-whole` around it and the rule that decided. If nothing has
 * changed, or if the whole picture fits, one sees all of it; with more room, whoever sees the verdict and the place or, if
 * nothing has changed, the whole picture stays there. On a phone, whoever sees the verdict and the place goes no far way.
 */
function byFor(live: Element): number {
  const verdict = live.querySelector(".ex-verdict");
  if (!verdict?.isConnected || verdict.hasAttribute("data-built")) return 0;
  const parts = [...live.querySelectorAll(`.ex-view ${places}`)];
  const part = parts.find((one) => one.getBoundingClientRect().height > 0);
  const view = boxOf(live, ".ex-view");
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const stays = live.querySelector("[data-stays]")?.clientHeight ?? 0;
  const row = verdict.getBoundingClientRect();
  const last = innerHeight - row.height;
  // What has no room otherwise may touch the line below the header.
  const closest = Math.max(0, top - margin + 1);
  const fits = (box: Span | undefined) => box !== undefined && box.height <= last - closest - stays;
  const by = (box: Pick<Span, "top" | "bottom">, below = 0) => {
    const first = below + (box.bottom - box.top <= last - top - below ? top : closest);
    return box.top < first ? box.top - first : Math.max(0, Math.min(box.bottom - last, box.top - first));
  };
  const place = part?.getBoundingClientRect();
  const isSaid = Math.min(row.bottom, innerHeight) - Math.max(row.top, top) >= row.height / 2;
  if (live.clientWidth > narrow) {
    if (isSaid && (place ? by(place, stays) : view ? by(view) : 0) === 0) return 0;
    // Whoever is close to the verdict goes to that alone, if most of the picture is in sight.
    if (!place && !isSaid && !isMostlyHidden(live)) {
      const said = row.top < top ? row.top - top : row.bottom + margin - innerHeight;
      return uncut(live, said, top - margin, [said, (view?.top ?? 0) - top]);
    }
  }
  const whole = part?.closest("[data-whole]")?.getBoundingClientRect();
  const target = place && [view, withRule(live, whole), withRule(live, place), whole].find(fits);
  const shown = target ?? place ?? { top: live.getBoundingClientRect().top, bottom: view?.bottom ?? 0 };
  // What is sticky in the picture covers its parts, not the picture that begins with it.
  const wanted = by(shown, place && shown !== view ? stays : 0);
  // Whoever sees both has the next button under the finger: no far way takes it from there.
  const isFar = Math.abs(wanted) > innerHeight / 4;
  if (isFar && isSaid && place && by(place, stays) === 0) return 0;
  // Pages scroll by whole pixels: rounded up, the place would be cut by a part of one.
  if (wanted === 0) return 0;
  return Math.floor(uncut(live, wanted, top - margin, [shown.bottom - last, shown.top - top]));
}

/** The span of a place, extended to the rule of a script that decided. */
function withRule(live: Element, from?: Span): Span | undefined {
  const { bottom = 0, height = 0 } = boxOf(live, ".ex-view [aria-current]") ?? {};
  return height && from && bottom > from.bottom
    ? { top: from.top, bottom, height: bottom - from.top }
    : undefined;
}

/**
 * The way that is wanted, but shorter or longer where the page's header would cut a heading or the first button. A way from
 * `least` to `most` shows what is to be seen; a little longer is none the worse.
 */
function uncut(live: Element, wanted: number, header: number, [least, most]: [number, number]): number {
  const heading = live.closest("section")?.querySelector("h2");
  const parts = [live.querySelector("[data-act=check]"), heading, document.querySelector("main h1")];
  return parts.reduce((by, part) => {
    const { top, bottom } = part?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    if (top - by >= header || bottom - by <= header) return by;
    const whole = top - header - margin;
    const gone = bottom - header;
    if (whole >= least) return whole;
    return gone <= Math.max(most, by + margin) ? gone : by;
  }, wanted);
}
