import { sha256 } from "@bsv/sdk/primitives/Hash";
import Random from "@bsv/sdk/primitives/Random";
import { toHex } from "@bsv/sdk/primitives/utils";
import type { WalletCertificate } from "@bsv/sdk/wallet/Wallet.interfaces";
import { issue, keyOf, open, read } from "../certificate/run";
import { shownOf } from "../certificate/shown";
import { walletOf } from "../example";
import { exampleKey } from "../exampleKey";
import type { ExhibitState, Input } from "../kit/exhibit";
import { type Answer, type Asked, approved, asked, isFrom, type Request, sign } from "./requests";
import type { Month } from "./run";

const [phone, site, lookalike, school] = [
  walletOf("phone"),
  walletOf("site"),
  walletOf("look-alike"),
  walletOf("school"),
] as const;

type Fields = Record<string, string>;

/** A request before the page has drawn a nonce for it. */
type Wanted = Omit<Request, "nonce">;

export interface Game extends ExhibitState {
  wanted: Wanted[];
  asked: Asked[];
  /** For each request, whether the visitor wants to approve it. */
  wishes: boolean[];
  /** The phone's answers; null if declined, by the visitor or because of the budget. */
  answers: (Answer | null)[];
  budget: number;
  /** The certificate, the key to the field that the page asks for, and what the page can read. */
  certificate: WalletCertificate;
  keyring: Fields;
  seen: Fields;
  field: string;
  /** The page's key as known to the phone, and the phone's as known to the page. */
  keys: { site: string; phone: string; school: string };
  /** Whether another page has asked in this one's name. */
  isPosing: boolean;
  seal: string;
}

export interface Sample {
  from: string;
  budget: number;
  pay: { what: string; satoshis: number };
  sign: string;
  show: string;
  fields: { name: string; value: string }[];
}

const ask = async (page: typeof site, request: Wanted): Promise<Asked> => {
  const full = { ...request, nonce: toHex(Random(16)) };
  return { request: full, signature: await sign(page, await keyOf(phone), full.nonce, asked(full)) };
};

export async function begin(sample: Sample): Promise<Game> {
  const { from, budget, pay, show, fields } = sample;
  const known = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const master = await issue(school, phone, known, `${"5e".repeat(32)}.0`);
  const keys = { site: await keyOf(site), phone: await keyOf(phone), school: await keyOf(school) };
  const keyring = await open(phone, master, keys.site, [show]);
  const certificate = shownOf(master);
  const wanted: Wanted[] = [
    { from, kind: "pay", ...pay },
    { from, kind: "sign", what: sample.sign, satoshis: 0 },
    { from, kind: "show", what: show, satoshis: 0 },
  ];
  const fixed = { budget, certificate, keyring, field: show, keys, wanted, wishes: wanted.map(() => true) };
  return fair({ ...fixed, isPosing: false, asked: [], answers: [], seen: {}, seal: "" });
}

/** The phone answers every request that its site's key has signed, that has room in the budget, and that the visitor approves. */
async function answered(game: Game): Promise<Game> {
  const { keys, budget, wishes } = game;
  const answers: Game["answers"] = [];
  let left = budget;
  for (const [at, one] of game.asked.entries()) {
    const { request } = one;
    const isApproved =
      wishes[at] === true && request.satoshis <= left && (await isFrom(phone, keys.site, one));
    if (isApproved) left -= request.satoshis;
    answers.push(isApproved ? await answer(request, keys.site) : null);
  }
  const seal = toHex(sha256(game.asked.map(({ signature }) => signature).join(""), "hex"));
  return look({ ...game, answers, seal });
}

/** The phone has a coin for each payment, and spends it once. */
const coinFor = ({ kind, nonce }: Request) => (kind === "pay" ? `${toHex(sha256(nonce, "hex"))}.0` : "");

async function answer(request: Request, page: string): Promise<Answer> {
  const coin = coinFor(request);
  const data = await approved(phone, page, request, coin, false);
  return { signature: await sign(phone, page, request.nonce, data), coin };
}

/** Stores what the page can read in the one field, if it got the key. */
async function look(game: Game): Promise<Game> {
  const at = game.asked.findIndex(({ request }) => request.kind === "show");
  const { certificate, keyring, keys } = game;
  const { fields = {} } = game.answers[at] ? await read(site, certificate, keyring, keys.school, []) : {};
  return { ...game, seen: fields };
}

export const spent = ({ asked: all, answers }: Pick<Game, "asked" | "answers">) =>
  all.reduce((sum, { request }, at) => sum + (answers[at] ? request.satoshis : 0), 0);

/** What phone and page have to check it. */
export const record = ({ asked: all, answers, budget, certificate, keyring, keys }: Game): Month => ({
  asked: all,
  answers,
  budget,
  certificate,
  keyring,
  keys,
  secrets: { site: exampleKey("site").toHex(), phone: exampleKey("phone").toHex() },
});

/** The visitor approves a request, or declines it. */
export const decide = (game: Game, { value, at }: Pick<Input, "value" | "at">): Promise<Game> =>
  fair({ ...game, wishes: game.wishes.map((before, index) => (index === at ? value === "true" : before)) });

/** A page asks, and the phone answers. */
async function asking(game: Game, page: typeof site): Promise<Game> {
  const all: Asked[] = [];
  for (const request of game.wanted) all.push(await ask(page, request));
  return answered({ ...game, asked: all, isPosing: page !== site });
}

/** The page's own requests, without any trace of a cheat. */
const fair = (game: Game) => asking(game, site);

/** The most requests that the phone shows. */
const most = 6;

/** The page asks for one more payment. */
export const again = (game: Game): Promise<Game> => {
  const [first] = game.wanted;
  if (!first || game.wanted.length >= most) return fair(game);
  return fair({ ...game, wanted: [...game.wanted, first], wishes: [...game.wishes, true] });
};

/** Another page asks for the same, in this one's name. */
export const pose = (game: Game): Promise<Game> => asking(game, lookalike);

/** The payment, approved even if it was declined before. */
const paying = (game: Game) => decide(game, { value: "true", at: 0 });

/** The page raises the amount once it has the answer, and signs that too. */
export async function raise(game: Game): Promise<Game> {
  const there = await paying(game);
  const [{ request }] = there.asked as [Asked];
  const dearer = { ...request, satoshis: 2 * request.satoshis };
  const signature = await sign(site, there.keys.phone, dearer.nonce, asked(dearer));
  return { ...there, asked: [{ request: dearer, signature }, ...there.asked.slice(1)] };
}

/** The page hands in the same approval twice. */
export async function reuse(game: Game): Promise<Game> {
  const there = await paying(game);
  const [first] = there.asked as [Asked];
  return { ...there, asked: [...there.asked, first], answers: [...there.answers, there.answers[0] ?? null] };
}
