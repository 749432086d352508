import type { Content as Files } from "../../content/model/schema";
import type { Html } from "../../shared/compiled";
import type { Hash } from "./hash";

/** The words that all exhibits share, but for those that the build alone puts into pages. */
export type KitWords = Omit<Files["words"]["exhibit"], "code" | "licenses" | "lost">;

/** The words of one exhibit, and what its page says of the sample besides. */
export interface Content {
  /** The mechanism's name, which is that of its folder. */
  name: string;
  labels: Readonly<Record<string, string>>;
  /** The sentence once everything fits. */
  holds: string;
  /** The sentences for what can break, by its name in `run.ts`. */
  fails: Readonly<Record<string, string>>;
  /** The sentence before anything was checked, where the words that all exhibits share do not fit. */
  begins?: string;
  /** The sentences for input that cannot be used. */
  problems?: Readonly<Record<string, string>>;
}

/** The first thing that does not fit. */
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

/** What all that is shown of an exhibit follows from, as data without functions. */
export interface Game {
  /** Input that cannot be used: the key of its sentence under `problems`. Nothing is checked until it is mended. */
  problem?: string | undefined;
}

/** Random bytes, which the browser draws, and which tests and the build may fix. */
export type Random = (count: number) => Uint8Array;

/** What an edit is made with. */
export interface Input {
  /** What stands in the field; empty for a button. */
  value: string;
  /** Which one of several alike, counted from 0. */
  at: number;
  /** The file that was chosen, where files can be. */
  file?: File | undefined;
  random: Random;
}

/**
 * What a control does to the game. Taken from a method, since TypeScript compares the parameters of methods in both
 * directions: an exhibit with a state and words of its own can then stand in the list of all of them, which is of
 * `Exhibit<Game, Content>`. That is safe, as the kit gives each only its own state, and the build only its own words.
 */
type Act<State, Given> = { act(game: State, given: Given): State | Promise<State> }["act"];

/** A small working piece of a page's subject. docs/exhibits.md says how one is made. */
export interface Exhibit<State extends Game, Own extends Content> {
  /** The worked example: the page is built with it, and "Start again" returns to it. */
  begin(content: Own): Promise<State>;
  /** What a visitor types or chooses as a fair player, by the name of the control; the verdict is unchecked then. */
  edits: Record<string, Act<State, Input>>;
  /** What a visitor changes of what is shown, and not of what the check reads: the verdict stays. No `data-act` marks it. */
  asides?: Record<string, { act(game: State, input: Input): State }["act"]>;
  /** Each starts from the fair game, whatever was done before: one press is one whole cheat. Checked at once. */
  cheats: Record<string, Act<State, Random>>;
  /** What a control does that changes nothing of the game, such as letting something be heard. */
  effects?: Record<string, { act(game: State): void | Promise<void> }["act"]>;
  /** What has to happen before a check, such as the opening of a seed that is still sealed. May come upon a problem. */
  finish(game: State): State | Promise<State>;
  /** Ends what is still under way when a visitor starts again, where it takes longer than a moment. */
  stop?(): void;
  /** Its problems may be gone at the next try, so a check begins anew. */
  retries?: true;
  check(game: State): Promise<Broken | undefined>;
  view(game: State, content: Own, verdict: Verdict, words: KitWords): Html;
  /** The hash that the seal of the verdict grows from. */
  sealOf(game: State): Hash;
  /** The record to take away, as the check reads it. */
  record(game: State): unknown;
  /** Commands that repeat the check in a terminal. */
  commands(game: State, content: Own): string;
}
