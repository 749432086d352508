import { isComposing } from "../../head/elements";
import { hasState } from "../../shared/exhibitState";
import { Afterwards } from "./afterwards";
import { markChanges, valuesIn } from "./changes";
import { controlAt, fieldValue, isField, revealText } from "./controls";
import { isDrag, replay } from "./drag";
import type { Exhibit, ExhibitContent, ExhibitState, Input, KitWords } from "./exhibit";
import { frame } from "./frame";
import { keep, stateBefore } from "./kept";
import { markPage } from "./markPage";
import { morph } from "./morph";
import { onPaper } from "./onPaper";
import { prepare } from "./prepare";
import { problemIn, repeatProblem, showBusy } from "./problem";
import { recordFile } from "./recordFile";
import { remember } from "./remember";
import { reveal } from "./reveal";
import { counted, type Scene, unchecked } from "./scene";
import { resultsIn, sayChanges } from "./spokenChanges";
import { sayMarks } from "./spokenMarks";
import { copy, copyLink, download, save } from "./take";
import { answerQuestions, random, stepper } from "./worker";

/** The data that the build embeds in the page for the browser to start from. */
export interface PageData<State, Own> {
  game: State;
  content: Own;
  words: KitWords;
}

/**
 * Makes an exhibit interactive, on the HTML that the build has rendered. `acts` are the visitor's clicks, drags, key
 * presses and field edits while this code was loading. They are replayed in order, all with the fields' latest values.
 */
export function mounting<State extends ExhibitState, Own extends ExhibitContent>(
  exhibit: Exhibit<State, Own>,
) {
  answerQuestions(exhibit);
  return (root: HTMLElement, acts: readonly Event[]) => {
    const live = root.querySelector("[data-live]");
    const data = root.querySelector("script");
    if (live && data) new Mounted(exhibit, root, live, JSON.parse(data.text), acts.length > 0).begin(acts);
  };
}

/** An exhibit in use. */
class Mounted<State extends ExhibitState, Own extends ExhibitContent> {
  private scene: Scene<State>;
  /** The end of the queue of actions: they run one at a time, in the order of use. */
  private last: Promise<void> = Promise.resolve();
  /** The name of the last control that was used, until its result is shown. */
  private pending: string | undefined;
  /** How often the visitor has started again. Actions from before the last restart have no effect. */
  private restarts = 0;
  private readonly afterwards = new Afterwards(
    () => this.exhibit,
    (control) => this.use("check", control),
  );
  /** The values as they were before anybody cheated or typed over them. */
  private fair: ReadonlyMap<string, string>;
  /** The state at that time. */
  private whole: State;
  private readonly step: ReturnType<typeof stepper<State, Own>>;

  constructor(
    private readonly exhibit: Exhibit<State, Own>,
    private readonly root: HTMLElement,
    private readonly live: Element,
    private readonly data: PageData<State, Own>,
    isWaiting: boolean,
  ) {
    this.step = stepper(exhibit, data.game, isWaiting);
    this.scene = unchecked(data.game, true);
    this.fair = valuesIn(live);
    this.whole = data.game;
  }

  begin(acts: readonly Event[]) {
    this.live.setAttribute("data-used", "");
    for (const kind of ["click", "input", "keydown"])
      this.root.addEventListener(kind, (event) => this.handle(event));
    this.root.addEventListener("change", ({ target }) => this.afterwards.chosen(target));
    this.root.addEventListener("focusin", ({ target }) => revealText(target));
    if (this.root.contains(document.activeElement)) revealText(document.activeElement);
    onPaper(this.root, this.rest);
    if (hasState(this.data.content.name)) this.last = this.bringBack();
    // The first drawing takes longest; before anybody asks, there is time for it.
    if (acts.length === 0) setTimeout(() => this.root.isConnected && this.drawn(this.scene, false));
    for (const act of acts.filter(isLast)) isDrag(act) ? replay(act) : this.handle(act);
  }

  private handle(event: Event) {
    const control = controlAt(event.target);
    if (!control) return;
    if (!(event instanceof KeyboardEvent)) {
      if (isField(control) === (event.type === "input")) this.answer(control);
    } else if (event.key === "Enter" && !isComposing(event) && control.dataset.enter)
      this.use(control.dataset.enter, control);
  }

  private answer(control: HTMLElement) {
    const { do: does = "" } = control.dataset;
    const { content, words } = this.data;
    if (does === "copy") copy(control, words);
    else if (does === "download") download(control, content.name);
    else if (does === "save") save(content.saves ?? content.name, this.file());
    else if (does === "link") {
      const { game } = this.scene;
      copyLink(this.root, control, content.name, this.exhibit.shared?.(game) ?? game, words);
    } else if (this.exhibit.effects?.[does]) this.exhibit.effects[does]?.(this.scene.game);
    else this.use(does, control);
  }

  /** What there is to check now, as a visitor can save it. */
  private file = ({ game } = this.scene) => recordFile(this.data.content.name, this.exhibit.record(game));

  /** In a task of its own, so that the verdict is shown first. */
  private rememberSoon(scene: Scene<State>) {
    setTimeout(() => this.root.isConnected && remember(this.root, this.file(scene)));
  }

  /** Queues what a control does; only "Start again" skips the queue. */
  private use(does: string, control: HTMLElement) {
    // A second press during a check adds nothing: the running check answers it, too.
    if (does === "check" && this.pending === "check") return;
    if (does === "reset") {
      this.restarts++;
      this.afterwards.wasAnswered(false);
      this.last = Promise.resolve();
      this.exhibit.stop?.();
    }
    this.afterwards.stop();
    const started = this.restarts;
    const isOver = () => started !== this.restarts;
    this.pending = does;
    this.root.setAttribute("aria-busy", "true");
    const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
    const { at = 0, value: path } = control.dataset;
    const input = { value: fieldValue(control), at: Number(at), path, file };
    const next = this.last.then(async () => {
      if (isOver()) return;
      const slow = setTimeout(() => isOver() || showBusy(this.live, this.data.words.checking), busyAfter);
      const reached = await this.after(does, input);
      clearTimeout(slow);
      if (isOver()) return;
      this.scene = reached;
      if (reached.verdict.state !== "unchecked") this.afterwards.wasAnswered(true);
      keep(this.data.content.name, reached.game, this.data.game);
      if (reached.verdict.state === "holds" && !reached.game.isLinked) this.rememberSoon(reached);
      // If something newer waits, what was typed meanwhile must not be written over.
      if (this.last === next || !isField(control)) this.show(does, control);
      if (this.last !== next) return;
      this.pending = undefined;
      this.root.removeAttribute("aria-busy");
      if (does !== "check") this.afterwards.typed(control, does, () => this.scene.game.problem === undefined);
    });
    this.last = next;
  }

  /** The scene after a control is used. */
  private async after(does: string, input: Omit<Input, "random">): Promise<Scene<State>> {
    const aside = this.exhibit.asides?.[does];
    if (aside) return { ...this.scene, game: await aside(this.scene.game, { ...input, random }) };
    return counted(await this.step(this.scene.game, does, input), this.scene);
  }

  /** Shows a control's result, and announces it to screen readers. */
  private show(does: string, control: HTMLElement) {
    prepare(this.live);
    const shown = this.drawn(this.scene, does === "reset" || does in this.exhibit.edits);
    const focused = this.root.contains(document.activeElement) && document.activeElement;
    const { top } = control.getBoundingClientRect();
    const problemBefore = problemIn(this.live)?.textContent;
    const before = resultsIn(this.live);
    morph(this.live, shown);
    markPage(this.live);
    repeatProblem(this.live, problemBefore);
    if (does in this.exhibit.edits && !isField(control)) sayChanges(control, before, resultsIn(this.live));
    // If the record above has grown or shrunk, scroll the page so that the control stays under the finger, unless it is
    // folded. Even a scroll by nothing would stop the page on its way to the result of an earlier press.
    const moved = control.isConnected ? control.getBoundingClientRect().top - top : 0;
    if (moved !== 0 && !control.closest("details:not([open])")) scrollBy({ top: moved, behavior: "instant" });
    if (!isField(control)) reveal(this.live);
    // If the focused control has disappeared, the check button gets the focus.
    if (focused && !focused.isConnected)
      this.root.querySelector<HTMLElement>("[data-act=check]")?.focus({ preventScroll: true });
  }

  /** A scene as markup, with marks where values differ from the fair ones; if `isFair`, its values are those. */
  private drawn(scene: Scene<State>, isFair: boolean): Element {
    const { content, words } = this.data;
    const shown = this.live.cloneNode() as Element;
    if (isFair) this.whole = scene.game;
    shown.innerHTML = frame(this.exhibit, content, words, scene, this.whole).html;
    sayMarks(shown, words);
    // The keys and lists are those of the link's sender.
    if (scene.game.isLinked) shown.querySelector("[data-verdict] > span")?.append(` ${words.linked}`);
    markPressed(shown, scene.game.attack);
    if (isFair) this.fair = valuesIn(shown);
    markChanges(shown, this.fair);
    return shown;
  }

  /** Draws what the page was built with, for paper, and returns what draws the visitor's state again. */
  private rest = () => {
    const { game, verdict } = this.scene;
    if (this.pending || verdict.state !== "unchecked" || game === this.data.game) return;
    const { fair, whole } = this;
    morph(this.live, this.drawn(unchecked(this.data.game, true), true));
    return () => {
      Object.assign(this, { fair, whole });
      morph(this.live, this.drawn(this.scene, false));
    };
  };

  /** Shows the state that the visitor left here, or came with: unchecked. */
  private async bringBack() {
    const before = await stateBefore(this.data.content.name, this.data.game);
    if (before === undefined) return;
    const alert = problemIn(this.live);
    try {
      if (before === "damaged") throw new Error("The link is damaged");
      const scene = unchecked(before);
      morph(this.live, this.drawn(scene, false));
      this.scene = scene;
    } catch {
      if (alert) alert.textContent = this.data.words.damaged;
    }
  }
}

/**
 * Keeps only the last of a field's input events, because the field already has its final value, and only the last of a
 * pointer's moves.
 */
const isLast = ({ type, target }: Event, at: number, acts: readonly Event[]) =>
  type === "pointermove"
    ? acts[at + 1]?.type !== type
    : type !== "input" || acts.slice(at + 1).every((act) => act.type !== "input" || act.target !== target);

/** Marks the button of the attack that is in force as pressed. */
function markPressed(shown: Element, attack: string | undefined) {
  for (const button of shown.querySelectorAll<HTMLElement>('[data-act="cheat"], [data-act="gap"]'))
    button.setAttribute("aria-pressed", String(button.dataset.do === attack));
}

/** Time after which an action that is still running is announced (ms). */
const busyAfter = 1000;
