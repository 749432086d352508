import { isComposing } from "../../head/elements";
import { hasState } from "../../shared/exhibitState";
import { markChanges, valuesIn } from "./changes";
import type { Exhibit, ExhibitContent, ExhibitState, KitWords } from "./exhibit";
import { frame } from "./frame";
import { keep, stateBefore } from "./kept";
import { morph } from "./morph";
import { counted, step, unchecked } from "./scene";
import { resultsIn, sayChanges } from "./spokenChanges";
import { sayMarks } from "./spokenMarks";
import { copy, copyLink, save } from "./take";

/** The data that the build embeds in the page for the browser to start from. */
export interface PageData<State, Own> {
  game: State;
  content: Own;
  words: KitWords;
}

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/**
 * Makes an exhibit interactive, on the HTML that the build has rendered. `acts` are the visitor's clicks, key presses
 * and field edits while this code was loading. They are replayed in order, and even the first sees the fields' latest
 * values.
 */
export const mounting =
  <State extends ExhibitState, Own extends ExhibitContent>(exhibit: Exhibit<State, Own>) =>
  (root: HTMLElement, acts: readonly Event[]) => {
    const live = root.querySelector("[data-live]");
    const data = root.querySelector("script");
    if (!live || !data) return;
    const { game: first, content, words }: PageData<State, Own> = JSON.parse(data.text);
    let scene = unchecked(first, true);
    let last = Promise.resolve();
    /** The name of the last control that was used, until its result is shown. */
    let pending: string | undefined;
    /** How often the visitor has started again. Actions from before the last restart have no effect. */
    let restarts = 0;
    /** The values as they were before anybody cheated or typed over them. */
    let fair = valuesIn(live);
    live.setAttribute("data-used", "");

    /** Runs controls one at a time, in the order of use; only "Start again" skips the queue. */
    const use = (does: string, control: HTMLElement) => {
      // A second press during a check adds nothing: the running check answers it, too.
      if (does === "check" && pending === "check") return;
      if (does === "reset") {
        restarts++;
        last = Promise.resolve();
        exhibit.stop?.();
      }
      const started = restarts;
      pending = does;
      root.setAttribute("aria-busy", "true");
      const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
      const { at = 0, value: path } = control.dataset;
      const input = { value: fieldValue(control), at: Number(at), path, file, random };
      const next = last.then(async () => {
        if (started !== restarts) return;
        const slow = setTimeout(() => started === restarts && showBusy(live, words.checking), busyAfter);
        const aside = exhibit.asides?.[does];
        const reached = aside
          ? { ...scene, game: aside(scene.game, input) }
          : counted(await step(exhibit, first, scene.game, does, input), scene);
        clearTimeout(slow);
        if (started !== restarts) return;
        scene = reached;
        keep(content.name, scene.game, first);
        const shown = live.cloneNode() as Element;
        shown.innerHTML = frame(exhibit, content, words, scene).html;
        if (does in exhibit.edits) fair = valuesIn(shown);
        markChanges(shown, fair);
        // Something newer waits: what was typed meanwhile must not be written over.
        if (last !== next && isField(control)) return;
        sayMarks(shown, words);
        const focused = root.contains(document.activeElement) && document.activeElement;
        const { top } = control.getBoundingClientRect();
        const problemBefore = problemIn(live)?.textContent;
        const before = resultsIn(live);
        morph(live, shown);
        repeatProblem(live, problemBefore);
        if (does in exhibit.edits && !isField(control)) sayChanges(control, before, resultsIn(live));
        // If the record above has grown or shrunk, scroll the page so that the control stays under the finger.
        if (control.isConnected)
          scrollBy({ top: control.getBoundingClientRect().top - top, behavior: "instant" });
        // If the focused control has disappeared, the check button gets the focus.
        if (focused && !focused.isConnected)
          root.querySelector<HTMLElement>("[data-act=check]")?.focus({ preventScroll: true });
        if (last !== next) return;
        pending = undefined;
        root.removeAttribute("aria-busy");
      });
      last = next;
    };

    /** Shows the state that the visitor left here, or came with: unchecked. */
    const bringBack = async () => {
      const before = await stateBefore(content.name, first);
      const alert = problemIn(live);
      if (before === "damaged" && alert) alert.textContent = words.damaged;
      if (before === undefined || before === "damaged") return;
      const shown = live.cloneNode() as Element;
      try {
        shown.innerHTML = frame(exhibit, content, words, unchecked(before)).html;
      } catch {
        if (alert) alert.textContent = words.damaged;
        return;
      }
      scene = unchecked(before);
      markChanges(shown, fair);
      morph(live, shown);
    };

    const answer = (control: HTMLElement | null, isTyped: boolean) => {
      if (!control || isField(control) !== isTyped) return;
      const { do: does = "" } = control.dataset;
      if (does === "copy") copy(control, words);
      else if (does === "save") save(content.name, exhibit.record(scene.game));
      else if (does === "link") copyLink(root, control, content.name, scene.game, words);
      else if (exhibit.effects?.[does]) exhibit.effects[does]?.(scene.game);
      else use(does, control);
    };

    const handle = (event: Event) => {
      const control = controlAt(event.target);
      if (!(event instanceof KeyboardEvent)) answer(control, event.type === "input");
      else if (event.key === "Enter" && !isComposing(event) && control?.dataset.enter)
        use(control.dataset.enter, control);
    };
    for (const kind of ["click", "input", "keydown"]) root.addEventListener(kind, handle);
    root.addEventListener("focusin", ({ target }) => revealText(target));
    if (root.contains(document.activeElement)) revealText(document.activeElement);
    if (hasState(content.name)) last = bringBack();
    acts.filter(isLastInput).forEach(handle);
  };

/** Of a field's input events keeps only the last, because the field already has its final value. */
const isLastInput = ({ type, target }: Event, at: number, acts: readonly Event[]) =>
  type !== "input" || acts.slice(at + 1).every((act) => act.type !== "input" || act.target !== target);

/** Time in ms after which an action that is still running is announced. */
const busyAfter = 1000;

/** Replaces the verdict, which is out of date, and clears the previous problem. */
function showBusy(live: Element, busy: string) {
  const verdict = live.querySelector("[data-verdict]");
  const problem = problemIn(live);
  if (verdict) verdict.textContent = busy;
  if (problem) problem.textContent = "";
}

const problemIn = (live: Element) => live.querySelector("[data-problem]");

/** Announces a problem that persists after an action once more: an unchanged alert would be silent (WCAG 4.1.3). */
function repeatProblem(live: Element, problemBefore: string | null | undefined) {
  const alert = problemIn(live);
  if (!alert || !problemBefore || alert.textContent !== problemBefore) return;
  alert.textContent = "";
  requestAnimationFrame(() => {
    if (alert.textContent === "") alert.textContent = problemBefore;
  });
}

const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-do]") : null;

/** Browsers scroll only the caret into view, which may leave the rest of a textarea under the sticky verdict. */
function revealText(target: EventTarget | null) {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: "nearest" });
}

const isField = (control: HTMLElement | null): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

/** A field's value; "true" or "false" for a checkbox. */
function fieldValue(control: HTMLElement): string {
  if (control instanceof HTMLInputElement && control.type === "checkbox") return String(control.checked);
  return isField(control) ? control.value : "";
}
