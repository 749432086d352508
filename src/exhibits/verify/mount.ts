import { copyText } from "../../services/copyText";
import { controlAt, isField } from "../kit/controls";
import { markPage } from "../kit/markPage";
import { morph } from "../kit/morph";
import { isEditable, withValue } from "./edit";
import { textOf } from "./file";
import { type Asked, Fault, nothing, type Said } from "./judgement";
import { type Answer, Judges } from "./judges";
import { Keeper, linked } from "./keptInput";
import { longestLink } from "./limits";
import { followCaret, followPointer } from "./marked";
import { linkTo } from "./recordLink";
import { problemText, type Words } from "./sentences";
import { mostAtFirst, type Shown } from "./shown";
import { view } from "./view";

/** What the build leaves in the page. */
export interface PageData {
  words: Words;
  examples: Record<string, Asked>;
  /** The addresses of the worker's script and of the catalog of exhibits. */
  worker: string;
  catalog: string;
  lost: string;
}

/** The input fields, by their names in Asked. */
const places = { text: "[data-input]", signed: "[data-signed]", headers: "[data-headers]" } as const;

/** Makes the verifier interactive, on the HTML that the build has rendered. `acts` are events from while this code loaded. */
export function mount(root: HTMLElement, acts: readonly Event[]) {
  const live = root.querySelector("[data-live]");
  const left = root.querySelector("script");
  if (live && left) new Mounted(root, live, JSON.parse(left.text)).begin(acts);
}

class Mounted {
  private shown: Shown = { judgement: nothing, text: "", most: mostAtFirst, drafts: new Map() };
  private readonly judges: Judges;
  private readonly keeper = new Keeper();

  constructor(
    private readonly root: HTMLElement,
    private readonly live: Element,
    private readonly data: PageData,
  ) {
    this.judges = new Judges(data.worker, data.catalog, (answer, asked) => this.tell(answer, asked));
  }

  begin(acts: readonly Event[]) {
    this.live.setAttribute("data-used", "");
    for (const kind of ["click", "input"]) this.root.addEventListener(kind, (event) => this.handle(event));
    this.live.addEventListener("focusout", () => this.settle());
    followPointer(this.live);
    this.listen("selectionchange", document, () =>
      followCaret(this.live, this.field("text"), this.shown.judgement.parts),
    );
    this.takeFiles();
    this.listen("hashchange", globalThis, () => this.fillFrom(linked()));
    const hasTyped = Object.values(this.asked()).some((text) => text !== "");
    if (!hasTyped) this.fillFrom(this.keeper.before());
    for (const act of acts) if (!isTyping(act)) this.handle(act);
    if (hasTyped) this.ask();
  }

  /** Listens outside of the verifier while it is in the page. */
  private listen(kind: string, target: EventTarget, act: (event: Event) => void) {
    const answer = (event: Event) => {
      if (this.root.isConnected) act(event);
      else {
        target.removeEventListener(kind, answer);
        this.judges.stop();
      }
    };
    target.addEventListener(kind, answer);
  }

  /** If a file is dropped beside the field, the browser would otherwise open it in place of the page. */
  private takeFiles() {
    const hasFiles = (event: Event): event is DragEvent =>
      event instanceof DragEvent && event.dataTransfer?.types.includes("Files") === true;
    this.listen("dragover", globalThis, (event) => hasFiles(event) && event.preventDefault());
    this.listen("drop", globalThis, (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      this.open(event.dataTransfer?.files[0]);
    });
  }

  private handle({ target, type }: Event) {
    const control = controlAt(target);
    if (!control || isField(control) !== (type === "input")) return;
    const { do: does, example = "", at } = control.dataset;
    if (does === "type") this.ask();
    else if (does === "part" && isField(control)) this.write(Number(at), control.value);
    else if (does === "file" && control instanceof HTMLInputElement) this.open(control.files?.[0]);
    else if (does === "example") this.fill(this.data.examples[example]);
    else if (does === "clear") this.clear();
    else if (does === "link") this.copyLink(control);
    else if (does === "more") this.showMore();
  }

  private field = (name: keyof typeof places) => this.root.querySelector(places[name]) as HTMLTextAreaElement;

  private asked = (): Asked => ({
    text: this.field("text").value,
    signed: this.field("signed").value,
    headers: this.field("headers").value,
  });

  private fill(asked: Asked | undefined) {
    if (!asked) return;
    for (const name of ["text", "signed", "headers"] as const) this.field(name).value = asked[name];
    this.shown.most = mostAtFirst;
    this.choose(this.data.words.labels.file);
    this.ask();
  }

  private choose(file: string) {
    const line = this.root.querySelector("[data-chosen]");
    if (line) line.textContent = file;
  }

  private fillFrom(before: { asked: Asked; isWhole: boolean } | undefined) {
    this.fill(before?.asked);
    if (before && !before.isWhole) this.isCut = true;
  }

  /** Whether the input came from a link that was cut off. */
  private isCut = false;

  private clear() {
    this.fill({ text: "", signed: "", headers: "" });
    this.field("text").focus();
  }

  private async open(file: File | undefined) {
    if (!file) return;
    try {
      this.fill({ ...this.asked(), text: await textOf(file) });
      this.choose(file.name);
    } catch (error) {
      this.problem(error instanceof Fault ? error.said : { says: "trouble" });
    }
  }

  /** Writes what was typed into a part back into the input, if it fits. */
  private write(at: number, value: string) {
    const { judgement } = this.shown;
    const part = judgement.parts[at];
    const field = this.field("text");
    if (!part) return;
    const drafts = new Map(this.shown.drafts);
    try {
      const text = withValue(field.value, part, value);
      // In JSON, later parts have moved; the next answer will have their places.
      const moved = part.raw === undefined ? text.length - field.value.length : 0;
      const parts = judgement.parts.map((one, index) => ({
        ...one,
        start: one.start + (index > at ? moved : 0),
        end: one.end + (index >= at ? moved : 0),
      }));
      drafts.set(at, { value, isBad: false });
      this.shown = { ...this.shown, text, drafts, judgement: { ...judgement, parts } };
      field.value = text;
      this.ask(true);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      drafts.set(at, { value, isBad: true });
      this.shown = { ...this.shown, drafts };
      this.problem(error.said);
      this.draw();
    }
  }

  /** Once the field is left, an edited value is shown in its usual form. */
  private settle() {
    const isBad = [...this.shown.drafts].filter(([, draft]) => draft.isBad);
    if (isBad.length === this.shown.drafts.size) return;
    this.shown = { ...this.shown, drafts: new Map(isBad) };
    this.draw();
  }

  private ask(isPart = false) {
    if (!isPart) this.shown = { ...this.shown, drafts: new Map() };
    this.isCut = false;
    this.root.setAttribute("aria-busy", "true");
    const asked = this.asked();
    this.keeper.keep(asked);
    this.judges.ask(asked);
  }

  private tell(answer: Answer, { text }: Asked) {
    this.root.removeAttribute("aria-busy");
    if ("lost" in answer) return this.alert(this.data.lost);
    this.shown = { ...this.shown, judgement: answer.judgement, text };
    this.problem(this.isCut ? { says: "recordCut" } : answer.judgement.problem);
    this.draw();
  }

  private problem(said: Said | undefined) {
    this.alert(said ? problemText(said, this.data.words) : "");
  }

  private alert(text: string) {
    const alert = this.root.querySelector("[data-problem]");
    if (alert && alert.textContent !== text) alert.textContent = text;
    this.field("text").setAttribute("aria-invalid", String(text !== ""));
  }

  private draw() {
    const { kind, parts } = this.shown.judgement;
    for (const label of this.root.querySelectorAll<HTMLElement>("[data-for]")) {
      const isOwn = label.dataset.for?.split(" ").includes(kind);
      // A message in JSON has its text in it.
      label.hidden = !isOwn || (kind === "message" && parts.length > 0 && parts[0]?.raw === undefined);
    }
    const drawn = this.live.cloneNode() as Element;
    drawn.innerHTML = view(this.shown, this.data.words).html;
    const focused = this.live.contains(document.activeElement);
    morph(this.live, drawn);
    markPage(this.live);
    if (focused && !this.live.contains(document.activeElement)) this.field("text").focus();
  }

  private showMore() {
    const first = this.shown.most;
    this.shown.most += mostAtFirst;
    this.draw();
    const next = this.shown.judgement.parts.findIndex((part, at) => at >= first && isEditable(part));
    this.live.querySelector<HTMLElement>(`[data-part="${next}"] input`)?.focus();
  }

  private async copyLink(button: HTMLElement) {
    const isMessage = this.shown.judgement.kind === "message";
    const link = linkTo(this.asked(), isMessage);
    const shown = this.root.querySelector<HTMLElement>(".ex-link");
    if (link.length > longestLink || !shown) {
      this.problem({ says: "linkLong" });
      return;
    }
    this.root.dataset.link = link;
    shown.textContent = link;
    await copyText(button, shown, this.data.words.kit);
  }
}

const isTyping = ({ type, target }: Event) => type === "input" && target instanceof HTMLTextAreaElement;
