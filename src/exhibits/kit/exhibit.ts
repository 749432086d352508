import type { Content as Files } from "../../content/model/schema";
import type { Html } from "../../shared/compiled";
import type { Hash } from "./hash";

/** The words that all exhibits share, except those that only the build uses. */
export type KitWords = Omit<
  Files["words"]["exhibit"],
  "code" | "download" | "licenses" | "link" | "lost" | "others" | "outside" | "save" | "verify"
>;

/** The parts of its mechanism that a preset has, in the order in which they are shown. */
export interface PresetParts {
  steps: readonly string[];
  cheats: readonly string[];
  gaps: readonly string[];
}

/** One exhibit's content: its words, and (in its own type) the sample that the page describes. */
export interface ExhibitContent {
  /** The mechanism's name, which is also the name of its folder. */
  name: string;
  labels: Readonly<Record<string, string>>;
  /** The form of the mechanism that the page shows, if there are several: for styles and browser tests. */
  preset?: string;
  /** The word for a check that passes, if the shared one does not fit this exhibit. */
  passes?: string;
  /** How a check that passes is drawn where it has found something else beside the record, or waits for the rest of it. */
  drawnAs?: Exclude<Verdict["state"], "holds"> | undefined;
  /** What the list of steps says then: all of them have passed, and that is not the point. */
  wentWell?: string;
  /** The word for a check that is stopped by what nobody has attacked, where "caught" would not be fair. */
  stopped?: string | undefined;
  /** The sentence for a check that passes. */
  holds: string;
  /** What the page and the terminal call each step of the check list, by its name in `run.ts`. */
  steps: Readonly<Record<string, string>>;
  /** The sentences for steps that do not pass, by the same names. */
  fails: Readonly<Record<string, string>>;
  /** The sentences for attacks that this check cannot see, each with its remedy, by the name of the button. */
  gaps?: Readonly<Record<string, string>>;
  /** The sentence before the first check, if the shared one does not fit this exhibit. */
  begins?: string;
  /** The saved file's name, if it is not the exhibit's. */
  saves?: string | undefined;
  /** The heading above the cheats, if the shared one does not fit this exhibit. */
  tries?: string | undefined;
  /** The sentences for input that cannot be used. */
  problems?: Readonly<Record<string, string>>;
}

/**
 * One step of a check list, as `run.ts` yields it. Nothing after the first step that does not pass is computed.
 */
export interface Step {
  /** The key of its label under `steps`, and of its sentence under `fails`. */
  step: string;
  passes: boolean;
  /** Where it is: the number that stands for {at} in the sentence. */
  at?: number | undefined;
  /** Whether the same step follows again, such as for the next letter: it has passed once all its turns have. */
  again?: boolean | undefined;
}

export type Steps = Iterable<Step> | AsyncIterable<Step>;

/** What the checker knows without the record. */
export interface Brought {
  /** What was agreed on. */
  terms?: object;
  /** The checker's clock, in seconds since 1970. */
  today?: number;
}

/** The first step that did not pass. */
export interface Broken {
  /** The name of the step. */
  says: string;
  /** Where it is: the number that stands for {at} in the sentence. */
  at?: number;
}

export type Verdict =
  | { state: "unchecked"; built: boolean }
  | { state: "holds" }
  /** All steps pass although the record was attacked, in a way that the check cannot see. */
  | { state: "uncovered"; gap: string }
  /** `caught`: the check noticed what the visitor did. `fails`: a record arrived that is not what it says. */
  | { state: "fails" | "caught"; broken: Broken };

/** The state of an exhibit, from which everything shown follows: plain data, without functions. */
export interface ExhibitState {
  /** Invalid input: the key of its sentence under `problems`. Nothing is checked until it is corrected. */
  problem?: string | undefined;
  /** The attack that the check cannot see, if that was the visitor's last action: its key under `gaps`. */
  gap?: string | undefined;
  /** The name of the cheat or the gap that is in force. */
  attack?: string | undefined;
  /** Whether the visitor edited a value of the record, which may then have a form that the check does not expect. */
  isEdited?: boolean | undefined;
  /** Whether it came by a link: then its keys and lists are the sender's, and so is anything wrong with it. */
  isLinked?: boolean | undefined;
  /** Whether nothing reached the checker, so that no step was checked. */
  isWithheld?: boolean | undefined;
}

/** A source of random bytes: the browser's, or a fixed one in tests and builds. */
export type Random = (count: number) => Uint8Array;

/** What an edit receives. */
export interface Input {
  /** The field's value; empty for a button. */
  value: string;
  /** The control's index among several of the same name, counted from 0. */
  at: number;
  /** For a value that was typed over: where it stands in the state, such as "signed.signature". */
  path?: string | undefined;
  /** The chosen file, for a file input. */
  file?: File | undefined;
  random: Random;
}

/**
 * What a control does to the state. Declared as a method because TypeScript compares method parameters bivariantly: an
 * exhibit with its own state and content can then be listed as `Exhibit<ExhibitState, ExhibitContent>`. That is safe,
 * because the kit passes each exhibit only its own state, and the build only its own content.
 */
type Act<State, Argument> = { act(game: State, argument: Argument): State | Promise<State> }["act"];

/** A small interactive demonstration of a page's subject. docs/exhibits.md says how to make one. */
export interface Exhibit<State extends ExhibitState, Own extends ExhibitContent, Saved = unknown> {
  /** The initial example: the page is built with it, and "Start again" returns to it. */
  begin(content: Own): Promise<State>;
  /** What a visitor enters or chooses as a fair player, by the name of the control. Resets the verdict to unchecked. */
  edits: Record<string, Act<State, Input>>;
  /** Those of the edits that are checked at once. They have no `data-act`. */
  checked?: readonly string[];
  /** Those that wait for a check even after the first one, as they begin something new, such as a round of a game. */
  waits?: readonly string[];
  /** Changes to what is shown that do not affect the check, so the verdict stays. They have no `data-act`. */
  asides?: Record<string, Act<State, Input>>;
  /** Cheats. Each starts from the fair state, whatever was done before, and is checked at once. */
  cheats: Record<string, Act<State, Random>>;
  /** Attacks that the check does not see, by the name of the button. Each starts from the fair state, and is checked. */
  gaps?: Record<string, Act<State, Random>>;
  /** Which steps, cheats and gaps are listed, if a preset lacks some of them or its view draws them itself. */
  partsOf?(content: Own): PresetParts;
  /** The edit that fixes what a check found wrong: its button is beside that verdict. */
  mend?(game: State): string | undefined;
  /** Controls that do not change the state, such as playing a sound. */
  effects?: Record<string, { act(game: State): void | Promise<void> }["act"]>;
  /** What has to happen before a check, such as opening a sealed seed. May find a problem. */
  finish(game: State): State | Promise<State>;
  /** Cancels long-running work when a visitor starts again. */
  stop?(): void;
  /**
   * Controls whose work needs the page, such as a microphone or a progress bar. All others, and the check, run in a
   * worker if the browser has one.
   */
  inPage?: "all" | readonly string[];
  /** Problems may be temporary, so a check tries again despite one. */
  retries?: true;
  /** What the check reads, as plain JSON: the file that visitors save, with everything that a check elsewhere needs. */
  record(game: State): Saved;
  /** What a link to a state carries, if that is not all of it. */
  shared?: { act(game: State): object }["act"];
  /** The steps at which a failure means that a cheat was caught. docs/exhibits.md has the rule. */
  caught?: readonly string[];
  /** Whether an attack succeeded although a step failed. */
  isLost?(game: State, says: string): boolean;
  /** The check list of `run.ts`. It gets the record as a saved file would have it, so a terminal gets the same result. */
  check(record: Saved, brought?: Brought): Steps;
  /** What the checker knows without the record; `first` is the page's own example, even if a link brought another. */
  brought?: { act(first: State, game: State): Brought | undefined }["act"];
  /** The words for a state, if they differ between examples. */
  wordsFor?: { act(content: Own, game: State): Own }["act"];
  view(game: State, content: Own, verdict: Verdict, words: KitWords): Html;
  /** What the verdict says about a caught attack, if that is more than what the step says. */
  lessonOf?(game: State, content: Own): string | undefined;
  /** Commands that repeat the check, if they have to do more than go through the check list. */
  commands?(content: Own): string;
  /** The hash that the verdict's seal is drawn from. */
  sealOf(game: State): Hash;
}
