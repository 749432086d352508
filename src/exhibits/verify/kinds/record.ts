import type { Brought, Step, Steps } from "../../kit/exhibit";
import { type Catalog, Fault, type Known, type Part } from "../judgement";
import type { Reading } from "../reading";

/** What the check script of an exhibit exports. */
export interface Mechanism {
  check(record: unknown, brought: Brought): Steps;
  record(game: unknown): unknown;
  finish(game: unknown): unknown;
}

/** Loads what a record needs. */
export interface Library {
  catalog(): Promise<Catalog>;
  mechanism(script: string): Promise<Mechanism>;
}

/** What is known of a mechanism by its name. */
export async function knownOf(name: string, library: Library): Promise<Known> {
  const catalog = await library.catalog();
  const known = Object.hasOwn(catalog, name) ? catalog[name] : undefined;
  if (!known) throw new Fault("exhibit", { name: name.slice(0, 60) });
  return known;
}

/** The words for this kind of record, such as a letter or a sign-in. */
export function wordsFor(known: Known, record: unknown): Known {
  const { raffle, ...named } = (record ?? {}) as { kind?: unknown; raffle?: unknown };
  // A round of the draw has its kind in another field.
  const { kind = typeof raffle === "boolean" ? (raffle ? "tickets" : "dice") : undefined } = named;
  const own =
    typeof kind === "string" && known.kinds && Object.hasOwn(known.kinds, kind) && known.kinds[kind];
  if (!own) return known;
  const steps = { ...known.steps, ...own.steps };
  return {
    ...known,
    holds: own.holds,
    fails: { ...known.fails, ...own.fails },
    steps: own.only ? Object.fromEntries(own.only.map((name) => [name, steps[name] ?? name])) : steps,
  };
}

/** The clock is this device's, not the record's. The verifier knows no agreed terms. */
export const brought = (): Brought => ({ today: Math.floor(Date.now() / 1000) });

/** A record as an exhibit of this site saves it. */
export async function recordReading(
  { exhibit, record }: Record<string, unknown>,
  parts: Part[],
  further: number,
  library: Library,
): Promise<Reading> {
  if (typeof exhibit !== "string" || typeof record !== "object" || record === null)
    throw new Fault("recordForm");
  const known = wordsFor(await knownOf(exhibit, library), record);
  const { check } = await library.mechanism(known.script);
  return {
    kind: "record",
    // Only the exhibit knows which values its check covers.
    parts: parts.map((part) => ({ ...part, isCovered: false })),
    further,
    names: Object.keys(known.steps),
    steps: guarded(() => check(record, brought())),
    remains: () => [],
    holds: { says: "record" },
    mechanism: known,
  };
}

/** Hand-written records may contain anything, so a check may throw. */
export async function* guarded(check: () => Steps): AsyncGenerator<Step> {
  try {
    yield* check();
  } catch {
    yield { step: "unreadable", passes: false };
  }
}
