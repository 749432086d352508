import type { z } from "zod";
import { exampleExhibit } from "../../src/content/derive/examples";
import { anyExhibit, type ExhibitName } from "../../src/content/model/exhibits";
import { outcomeOf } from "../../src/exhibits/kit/checkList";
import type { Broken, Exhibit, ExhibitContent, ExhibitState } from "../../src/exhibits/kit/exhibit";
import { fixtureContent } from "./fixture";

/** An exhibit's content made of the examples in its model. */
export const exampleOf = <Name extends ExhibitName>(name: Name) =>
  anyExhibit.parse(exampleExhibit(name)) as Extract<z.output<typeof anyExhibit>, { name: Name }>;

/** Begins an exhibit once, since that takes signatures, and gives every test a copy of its own. */
export function beginning<State extends ExhibitState, Own extends ExhibitContent>(
  exhibit: Exhibit<State, Own>,
  content: Own,
): () => Promise<State> {
  let first: Promise<State> | undefined;
  return async () => {
    first ??= exhibit.begin(content);
    return structuredClone(await first);
  };
}

/** The cheats that a page's exhibit offers: its preset may lack some. */
export const cheatsOf = <State extends ExhibitState, Own extends ExhibitContent>(
  exhibit: Exhibit<State, Own>,
  content: Own,
) => exhibit.partsOf?.(content).cheats ?? Object.keys(exhibit.cheats);

/** What an exhibit's check finds in a state: the first step that does not pass. */
export async function found<State extends ExhibitState, Own extends ExhibitContent>(
  exhibit: Pick<Exhibit<State, Own>, "record" | "check">,
  game: State,
): Promise<Broken | undefined> {
  return (await outcomeOf(exhibit.check(JSON.parse(JSON.stringify(exhibit.record(game)))))).broken;
}

/** The words that all exhibits share. */
export const kitWords = fixtureContent().words.exhibit;

/** Bytes that look random and are the same in every run. */
export function fixedRandom() {
  let state = 1;
  return (count: number) =>
    Uint8Array.from({ length: count }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state >>> 16;
    });
}
