import type { ExhibitState, Input } from "../kit/exhibit";
import { isDeclined } from "./declined";
import { type Opened, opens } from "./opens";
import { post } from "./playPost";
import { requests } from "./playRequests";
import { showing } from "./playShowing";
import { signIn } from "./playSignIn";
import type { Request } from "./requests";
import type { Mail } from "./run";
import type { Attack, Deed, Plan, Plot, Preset, Sample, Trade } from "./trade";

export interface Game extends ExhibitState, Plot {
  /** What the visitor has typed for the sender, even if it is too long to be sent. */
  typed: string;
  /** The letters as the check reads them, and which one is in the visitor's hand. */
  mail: Mail;
  at: number;
  /** Of a sign-in, how many of its messages the visitor has had in hand. */
  on?: number | undefined;
  /** What a forger wrote, and in which letter. */
  wrote: string;
  wroteAt: number;
  /** What another has read whom the first reader gave a field's key. */
  passed: string;
  /** The requests as they were when the phone answered. */
  agreed: Request[];
  /** What each reader believes, once the letters were handed on. */
  seen: (string | null)[];
  /** What their keys open, even where they refuse it. */
  opened: Opened[];
  /** Which reader got another one's copy, and whose it was. */
  given?: { to: number; from: number };
}

const trades = {
  "sign-in": signIn,
  fields: showing,
  doors: showing,
  message: post,
  forms: post,
  phone: requests,
} satisfies Record<Preset, unknown>;

const tradeOf = (preset: Preset) => trades[preset] as unknown as Trade;

/** The most characters of what a sender writes. */
const longest = 200;

/** What the sender agrees to at first: the open fields and what is asked for, all readers and what they ask for, and of a payment nothing yet. */
const chosenIn = (preset: Preset, { fields, readers }: Sample) =>
  preset === "fields"
    ? fields.map(({ open, name }) => open || readers.some(({ asks }) => asks === name))
    : preset === "phone"
      ? [null]
      : [...readers.map(() => true), ...(preset === "forms" ? readers.map(({ asks }) => Boolean(asks)) : [])];

const planOf = (preset: Preset, sample: Sample, text = sample.text): Plan => ({
  text,
  chosen: chosenIn(preset, sample),
  isSigned: true,
});

/** Fresh letters, or those that an attack has changed. */
async function dealt(plot: Plot, deed?: Deed): Promise<Game> {
  const { preset, sample } = plot;
  const plan = deed?.plan ?? plot.plan;
  const trade = tradeOf(preset);
  const mail = deed?.mail ?? (await trade.fair({ preset, sample, plan }));
  const { at = 0, wrote = "", passed = "", agreed = trade.agreed?.(mail) ?? [] } = deed ?? {};
  const on = preset === "sign-in" && { on: deed ? mail.letters.length : 1 };
  const fresh = { typed: plan.text, seen: [], opened: [], ...on };
  return { preset, sample, plan, ...fresh, mail, at, wrote, wroteAt: at, passed, agreed };
}

export const begin = (preset: Preset, sample: Sample): Promise<Game> =>
  dealt({ preset, sample, plan: planOf(preset, sample) });

const replan = (game: Game, plan: Partial<Plan>) => dealt({ ...game, plan: { ...game.plan, ...plan } });

/** The sender writes something else, in place of the letters on their way. */
export async function write(game: Game, { value }: Pick<Input, "value">): Promise<Game> {
  const text = value.trim();
  const problem = text === "" ? "empty" : text.length > longest ? "long" : undefined;
  const next = problem ? await dealt(game) : await replan(game, { text });
  // The messages are new ones, and as many of them are there as before.
  const place = game.preset === "sign-in" && { on: game.on, at: (game.on ?? 1) - 1 };
  return { ...next, ...place, typed: value.slice(0, 2 * longest), problem };
}

/** The sender agrees to something, or not. */
export async function choose(game: Game, { at, value }: Pick<Input, "at" | "value">): Promise<Game> {
  const chosen = game.plan.chosen.map((before, place) => (place === at ? value === "true" : before));
  const next = await replan(game, { chosen });
  const { length } = game.sample.readers;
  const isNobody = game.preset === "forms" && !chosen.slice(0, length).includes(true);
  const place = at % length;
  return isNobody
    ? { ...next, problem: "nobody" }
    : { ...next, at: next.mail.letters[place] ? place : next.at };
}

/** The text is signed before it is sealed, or only sealed. */
export const sign = (game: Game, { value }: Pick<Input, "value">) =>
  replan(game, { isSigned: value === "true" });

/** The reader at `at` gets the copy that was made for another; `value` is that one's place. */
export async function give(game: Game, { at, value }: Pick<Input, "at" | "value">): Promise<Game> {
  const next = await dealt(fairPlot(game));
  const letters: unknown[] = [...next.mail.letters];
  letters[at] = letters[Number(value)] ?? letters[at];
  return { ...next, mail: { ...next.mail, letters } as Mail, at, given: { to: at, from: Number(value) } };
}

/** The most requests that the phone shows. */
const most = 6;

/** The page asks for two things more, and from then on for one more payment. It asks once the first was answered. */
export const again = (game: Game) => {
  const [first, ...others] = game.plan.chosen;
  const more = others.length > 0 ? [null] : [null, null];
  return replan(game, { chosen: [first ?? true, ...others, ...more].slice(0, most) });
};

/** The phone's holder taps yes or no at a request. */
export const answer =
  (isYes: boolean) =>
  async (game: Game, { at }: Pick<Input, "at">): Promise<Game> => {
    const chosen = game.plan.chosen.map((before, place) => (place === at ? isYes : before));
    return { ...(await replan(game, { chosen })), at };
  };

/** Another letter is taken into the hand. */
export const pick = (game: Game, { at }: Pick<Input, "at">): Game =>
  game.mail.letters[at] && at < (game.on ?? Number.POSITIVE_INFINITY) ? { ...game, at } : game;

/** The last message of a sign-in, counted from 1. */
const last = 3;

/** A message of a sign-in is handed on, and the next one comes. */
export const onward = (game: Game): Game =>
  game.on === undefined || game.on >= last ? game : { ...game, on: game.on + 1, at: game.on };

/** A check, and holding a letter back, has all messages of a sign-in go their way. */
const gone = (game: Game): Game =>
  game.on === undefined ? game : { ...game, on: game.mail.letters.length, at: last - 1 };

/** The letters are handed on, and each reader reads what opens. */
export async function handedOn(before: Game): Promise<Game> {
  const game = gone(before);
  if (game.isWithheld) return game;
  const trade = tradeOf(game.preset);
  const seen = await trade.read(game.mail).catch(() => []);
  const opened = await opens(game.mail).catch(() => []);
  const gap = isDeclined(game) ? undefined : (game.gap ?? trade.doubt?.(game.mail));
  return { ...game, seen, opened, gap };
}

/** The sender's letters as at first, but for the text, whether it is signed, and a holder's no to the first request. */
const fairPlot = ({ preset, sample, plan: { text, isSigned, chosen } }: Game): Plot => ({
  preset,
  sample,
  plan: {
    ...planOf(preset, sample, text),
    isSigned,
    ...(preset === "phone" && { chosen: chosen.slice(0, 1) }),
  },
});

/** An attack; `instead` takes its place in presets without it, which have no button for it either. */
export const attack =
  (name: keyof Trade["attacks"], instead?: Attack) =>
  async (game: Game): Promise<Game> => {
    const plot = fairPlot(game);
    const { attacks } = tradeOf(game.preset);
    const done = attacks[name] ?? (instead && attacks[instead]);
    return dealt(plot, await done?.(plot));
  };

/** The letters stay where they are. */
export const hold = async (game: Game): Promise<Game> => ({
  ...(await dealt(fairPlot(game))),
  isWithheld: true,
});
