import type { Content as Files } from "../../content/model/schema";
import type { Html } from "../../shared/compiled";
import type { Hash } from "./hash";

/** The words that all exhibits share, except those that only the build uses. */
export type KitWords = Omit<
  Files["words"]["exhibit"],
  "code" | "download" | "licenses" | "link" | "lost" | "outside" | "save" | "verify"
>;

/** What a preset has of its mechanism, each in the order in which it is shown. */
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
  /** Which of several forms of the mechanism the page shows, for its styles and for tests from outside. */
  preset?: string;
  /** The word for a check that passes, where it is of one among several things that are seen. */
  passes?: string;
  /** The sentence for a check that passes. */
  holds: string;
  /** The steps of the check list, by their names in `run.ts`, each as the page and the terminal call it. */
  steps: Readonly<Record<string, string>>;
  /** The sentences for steps that do not pass, by the same names. */
  fails: Readonly<Record<string, string>>;
  /** The sentences for attacks that this check cannot see, each with its remedy, by the name of the button. */
  gaps?: Readonly<Record<string, string>>;
  /** The sentence before the first check, if the shared one does not fit this exhibit. */
  begins?: string;
  /** What the saved file is called, if not like the exhibit. */
  saves?: string | undefined;
  /** Above the buttons that cheat, if they are something else. */
  tries?: string | undefined;
  /** The sentences for input that cannot be used. */
  problems?: Readonly<Record<string, string>>;
}

/**
 * One step of a check list, as `run.ts` yields it. It yields them in order, and what comes after the first step that
 * does not pass is never computed.
 */
export interface Step {
  /** The key of its label under `steps`, and of its sentence under `fails`. */
  step: string;
  passes: boolean;
  /** Where it is: the number that stands for {at} in the sentence. */
  at?: number | undefined;
  /** Whether the same is asked once more further on, such as of the next letter: all of it has passed after that only. */
  again?: boolean | undefined;
}

export type Steps = Iterable<Step> | AsyncIterable<Step>;

/** What whoever checks knows beforehand, and takes from no record. */
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
  /** All steps pass, and the record was attacked all the same, in a way that the check cannot see. */
  | { state: "uncovered"; gap: string }
  /** `caught` if the check spotted what the visitor did, `fails` if a record arrived that is not what it says. */
  | { state: "fails" | "caught"; broken: Broken };

/** The state of an exhibit, from which everything shown follows: plain data, without functions. */
export interface ExhibitState {
  /** Invalid input: the key of its sentence under `problems`. Nothing is checked until it is corrected. */
  problem?: string | undefined;
  /** The attack that the check cannot see, if that is what was done last: its key under `gaps`. */
  gap?: string | undefined;
  /** The cheat or the gap that is in force, whatever it has come to. */
  attack?: string | undefined;
  /** Whether the visitor typed over a value of the record, so that it may be of a form that no check expects. */
  isEdited?: boolean | undefined;
  /** Whether it came by a link, with its keys and lists: what is wrong with it, somebody else has done. */
  isLinked?: boolean | undefined;
  /** Whether nothing reached whoever checks, so that no step was asked. */
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
  /** Changes to what is shown that do not affect the check, so the verdict stays. They have no `data-act`. */
  asides?: Record<string, Act<State, Input>>;
  /** Cheats. Each starts from the fair state, whatever was done before, and is checked at once. */
  cheats: Record<string, Act<State, Random>>;
  /** Attacks that the check does not see, by the name of the button. Each starts from the fair state, and is checked. */
  gaps?: Record<string, Act<State, Random>>;
  /** What is listed of steps, cheats and gaps, where a preset does not have all of them or its view draws some. */
  partsOf?(content: Own): PresetParts;
  /** Which of the edits puts right what a check found wrong: its button stands beside that verdict. */
  mend?(game: State): string | undefined;
  /** Controls that do not change the state, such as playing a sound. */
  effects?: Record<string, { act(game: State): void | Promise<void> }["act"]>;
  /** What has to happen before a check, such as opening a sealed seed. May find a problem. */
  finish(game: State): State | Promise<State>;
  /** Cancels long-running work when a visitor starts again. */
  stop?(): void;
  /**
   * Controls that are worked out in the page: a microphone, something with progress. All others, the check too, are
   * worked out in a worker, where there is one.
   */
  inPage?: "all" | readonly string[];
  /** Problems may be temporary, so a check tries again despite one. */
  retries?: true;
  /** What the check reads, as plain JSON: the file that visitors take away, with all that a check elsewhere needs. */
  record(game: State): Saved;
  /** What a link to a state carries, if that is not all of it. */
  shared?: { act(game: State): object }["act"];
  /** The steps at which a failure means that a cheat was caught. docs/exhibits.md has the rule. */
  caught?: readonly string[];
  /** Whether an attack that breaks at a step has had its way all the same, so that nothing was kept out. */
  isLost?(game: State, says: string): boolean;
  /** The check list of `run.ts`. It gets the record as a file would give it, so that a terminal comes to the same. */
  check(record: Saved, brought?: Brought): Steps;
  /** What the checker brings, if anything; `first` is the page's own example, whatever a link has brought. */
  brought?: { act(first: State, game: State): Brought | undefined }["act"];
  /** The words for a state, where one example has others than the next. */
  wordsFor?: { act(content: Own, game: State): Own }["act"];
  view(game: State, content: Own, verdict: Verdict, words: KitWords): Html;
  /** What the verdict says of an attack that was caught, where that says more than the step that caught it. */
  lessonOf?(game: State, content: Own): string | undefined;
  /** Commands that repeat the check, if they have to do more than to go through the check list. */
  commands?(content: Own): string;
  /** The hash that the verdict's seal is drawn from. */
  sealOf(game: State): Hash;
}
