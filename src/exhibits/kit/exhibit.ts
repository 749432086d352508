import type { Content as Files } from "../../content/model/schema";
import type { Html } from "../../shared/compiled";
import type { Hash } from "./hash";

/** The words that all exhibits share, except those that only the build uses. */
export type KitWords = Omit<Files["words"]["exhibit"], "code" | "licenses" | "lost">;

/** One exhibit's content: its words, and (in its own type) the sample that the page describes. */
export interface ExhibitContent {
  /** The mechanism's name, which is also the name of its folder. */
  name: string;
  labels: Readonly<Record<string, string>>;
  /** The sentence for a check that passes. */
  holds: string;
  /** The sentences for each way a check can fail, by the failure's name in `run.ts`. */
  fails: Readonly<Record<string, string>>;
  /** The sentence before the first check, if the shared one does not fit this exhibit. */
  begins?: string;
  /** The sentences for input that cannot be used. */
  problems?: Readonly<Record<string, string>>;
}

/** The first failure that a check finds. */
export interface Broken {
  /** The key of its sentence under `fails`. */
  says: string;
  /** Where it is: the number that stands for {at} in the sentence. */
  at?: number;
}

export type Verdict =
  | { state: "unchecked"; built: boolean }
  | { state: "holds" }
  | { state: "fails"; broken: Broken };

/** The state of an exhibit, from which everything shown follows: plain data, without functions. */
export interface ExhibitState {
  /** Invalid input: the key of its sentence under `problems`. Nothing is checked until it is corrected. */
  problem?: string | undefined;
}

/** A source of random bytes: the browser's, or a fixed one in tests and builds. */
export type Random = (count: number) => Uint8Array;

/** What an edit receives. */
export interface Input {
  /** The field's value; empty for a button. */
  value: string;
  /** The control's index among several of the same name, counted from 0. */
  at: number;
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
export interface Exhibit<State extends ExhibitState, Own extends ExhibitContent> {
  /** The initial example: the page is built with it, and "Start again" returns to it. */
  begin(content: Own): Promise<State>;
  /** What a visitor enters or chooses as a fair player, by the name of the control. Resets the verdict to unchecked. */
  edits: Record<string, Act<State, Input>>;
  /** Changes to what is shown that do not affect the check, so the verdict stays. They have no `data-act`. */
  asides?: Record<string, { act(game: State, input: Input): State }["act"]>;
  /** Cheats. Each starts from the fair state, whatever was done before, and is checked at once. */
  cheats: Record<string, Act<State, Random>>;
  /** Controls that do not change the state, such as playing a sound. */
  effects?: Record<string, { act(game: State): void | Promise<void> }["act"]>;
  /** What has to happen before a check, such as opening a sealed seed. May find a problem. */
  finish(game: State): State | Promise<State>;
  /** Cancels long-running work when a visitor starts again. */
  stop?(): void;
  /** Problems may be temporary, so a check tries again despite one. */
  retries?: true;
  check(game: State): Promise<Broken | undefined>;
  view(game: State, content: Own, verdict: Verdict, words: KitWords): Html;
  /** The hash that the verdict's seal is drawn from. */
  sealOf(game: State): Hash;
  /** The record to download, as the check reads it. */
  record(game: State): unknown;
  /** Commands that repeat the check in a terminal. */
  commands(game: State, content: Own): string;
}
