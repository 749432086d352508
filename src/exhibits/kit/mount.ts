import { isComposing } from "../../head/elements";
import type { Content, Exhibit, Game, KitWords } from "./exhibit";
import { frame } from "./frame";
import { morph } from "./morph";
import { counted, step, unchecked } from "./scene";
import { resultsIn, sayChanges } from "./spokenChanges";
import { sayMarks } from "./spokenMarks";
import { copy, save } from "./take";

/** What the build leaves in the page for the browser to go on from. */
export interface Left<State, Own> {
  game: State;
  content: Own;
  words: KitWords;
}

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/**
 * Makes an exhibit answer, on the HTML that the build has made of it. `acts` are a visitor's clicks, keys and changes of fields
 * while this code was on its way: what stands in the fields by now is what the first of them finds.
 */
export const mounting =
  <State extends Game, Own extends Content>(exhibit: Exhibit<State, Own>) =>
  (root: HTMLElement, acts: readonly Event[]) => {
    const live = root.querySelector("[data-live]");
    const left = root.querySelector("script");
    if (!live || !left) return;
    const { game: first, content, words }: Left<State, Own> = JSON.parse(left.text);
    let scene = unchecked(first, true);
    let last = Promise.resolve();
    /** What the last control does that was used, until it has been answered. */
    let waiting: string | undefined;
    /** How often a visitor has started again. What was asked for before the last time does nothing any more. */
    let starts = 0;
    live.setAttribute("data-used", "");

    /** One control after another, in the order in which they are used; "Start again" waits for none of them. */
    const use = (does: string, control: HTMLElement) => {
      // The check that is under way is the answer to a second press, too.
      if (does === "check" && waiting === "check") return;
      if (does === "reset") {
        starts++;
        last = Promise.resolve();
        exhibit.stop?.();
      }
      const start = starts;
      waiting = does;
      root.setAttribute("aria-busy", "true");
      const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
      const input = { value: typedIn(control), at: Number(control.dataset.at ?? 0), file, random };
      const next = last.then(async () => {
        if (start !== starts) return;
        const slow = setTimeout(() => start === starts && sayBusy(live, words.checking), patience);
        const aside = exhibit.asides?.[does];
        const reached = aside
          ? { ...scene, game: aside(scene.game, input) }
          : counted(await step(exhibit, first, scene.game, does, input), scene);
        clearTimeout(slow);
        if (start !== starts) return;
        scene = reached;
        const shown = live.cloneNode() as Element;
        shown.innerHTML = frame(exhibit, content, words, scene).html;
        sayMarks(shown, words);
        const focused = root.contains(document.activeElement) && document.activeElement;
        const { top } = control.getBoundingClientRect();
        const said = problemIn(live)?.textContent;
        const before = resultsIn(live);
        morph(live, shown);
        sayAgain(live, said);
        if (does in exhibit.edits && !isField(control)) sayChanges(control, before, resultsIn(live));
        // A record that grows or shrinks above moves the page, and not the control under the finger.
        if (control.isConnected)
          scrollBy({ top: control.getBoundingClientRect().top - top, behavior: "instant" });
        // A control that goes with what it did leaves the focus to the one that comes next.
        if (focused && !focused.isConnected)
          root.querySelector<HTMLElement>("[data-act=check]")?.focus({ preventScroll: true });
        if (last !== next) return;
        waiting = undefined;
        root.removeAttribute("aria-busy");
      });
      last = next;
    };

    const answer = (control: HTMLElement | null, isTyped: boolean) => {
      if (!control || isField(control) !== isTyped) return;
      const { do: does = "" } = control.dataset;
      if (does === "copy") copy(control, words);
      else if (does === "save") save(content.name, exhibit.record(scene.game));
      else if (exhibit.effects?.[does]) exhibit.effects[does]?.(scene.game);
      else use(does, control);
    };

    const hear = (event: Event) => {
      const control = controlAt(event.target);
      if (!(event instanceof KeyboardEvent)) answer(control, event.type === "input");
      else if (event.key === "Enter" && !isComposing(event) && control?.dataset.enter)
        use(control.dataset.enter, control);
    };
    for (const kind of ["click", "input", "keydown"]) root.addEventListener(kind, hear);
    root.addEventListener("focusin", ({ target }) => bringUp(target));
    if (root.contains(document.activeElement)) bringUp(document.activeElement);
    acts.filter(isLastOfItsKind).forEach(hear);
  };

/** Of the letters that were typed into a field one after another, the last: by then the field has all of them. */
const isLastOfItsKind = ({ type, target }: Event, at: number, acts: readonly Event[]) =>
  type !== "input" || acts.slice(at + 1).every((act) => act.type !== "input" || act.target !== target);

/** Time in ms after which an act that goes on is told of. */
const patience = 1000;

/** In the verdict's place, for what stands there is not so any more; a problem of the time before goes, too. */
function sayBusy(live: Element, busy: string) {
  const verdict = live.querySelector("[data-verdict]");
  const problem = problemIn(live);
  if (verdict) verdict.textContent = busy;
  if (problem) problem.textContent = "";
}

const problemIn = (live: Element) => live.querySelector("[data-problem]");

/** A problem that still stands after an act is an alert once more, which nobody would hear otherwise (WCAG 4.1.3). */
function sayAgain(live: Element, said: string | null | undefined) {
  const place = problemIn(live);
  if (!place || !said || place.textContent !== said) return;
  place.textContent = "";
  requestAnimationFrame(() => {
    if (place.textContent === "") place.textContent = said;
  });
}

const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-do]") : null;

/** Browsers bring a text's caret into view, and leave the text itself where the verdict may lie over it. */
function bringUp(target: EventTarget | null) {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: "nearest" });
}

const isField = (control: HTMLElement | null): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

/** What stands in a field; "true" or "false" for a box. */
function typedIn(control: HTMLElement): string {
  if (control instanceof HTMLInputElement && control.type === "checkbox") return String(control.checked);
  return isField(control) ? control.value : "";
}
