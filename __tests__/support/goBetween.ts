/** What the tests of the go-between's presets begin with. */
import { exhibit as goBetween } from "../../src/exhibits/go-between";
import type { Game } from "../../src/exhibits/go-between/play";
import type { Mail } from "../../src/exhibits/go-between/run";
import type { Preset, Sample } from "../../src/exhibits/go-between/trade";
import type { Content } from "../../src/exhibits/go-between/words";
import { beginning, exampleOf, found } from "./exhibits";

const example = exampleOf("go-between");

export const payroll = { name: "Payroll", asks: "Role", takes: "Accounts" };

export const sample: Sample = {
  text: "Open the report",
  forged: "Nothing",
  readers: [payroll],
  fields: [
    { name: "Name", value: "Dana", open: false },
    { name: "Role", value: "Accounts", open: true },
  ],

  pay: { what: "tides", satoshis: 900, budget: 2000 },
};

export const contentFor = (preset: Preset) => ({ ...example, preset, sample }) as Content;
export const beginner = (preset: Preset) => beginning(goBetween, contentFor(preset));

/** The page asks for two things more, and the phone's holder says yes to all three. */
export async function approving(game: Game): Promise<Game> {
  const { again, agree } = goBetween.edits;
  return agree(await agree(await again(game), { at: 1 }), { at: 2 });
}

/** The mail of a kind, to be changed by hand. */
export const mailOf = <Kind extends Mail["kind"]>(game: Game, _: Kind) =>
  game.mail as Extract<Mail, { kind: Kind }>;

export const foundIn = (game: Game, mail: unknown) => found(goBetween, { ...game, mail: mail as Mail });

/** What stands at a place in the mail; a point divides the path. */
export const valueAt = (mail: Mail, path: string) =>
  path.split(".").reduce((inner: unknown, key) => (inner as Record<string, unknown>)[key], mail) as string;

/** The mail with another value at one place. */
export function withValue(mail: Mail, path: string, value: string): unknown {
  const copy = structuredClone(mail);
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const inner = keys.reduce((outer: unknown, key) => (outer as Record<string, unknown>)[key], copy);
  (inner as Record<string, unknown>)[last] = value;
  return copy;
}
