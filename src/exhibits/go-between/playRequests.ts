import { sha256 } from "@bsv/sdk/primitives/Hash";
import Random from "@bsv/sdk/primitives/Random";
import { toHex } from "@bsv/sdk/primitives/utils";
import { exampleType, fieldsIn, issue, keyOf, open, shownOf } from "../certificates";
import { walletOf } from "../example";
import { exampleKey } from "../exampleKey";
import { outcomeOf } from "../kit/checkList";
import { fee } from "./coin";
import { type Answer, type Asked, approved, asked, isFrom, type Request, sign } from "./requests";
import { checkRequests, type Requests } from "./runRequests";
import { type Deed, knownOf, type Plan, type Plot, roleOf, type Trade } from "./trade";

const [phone, site, lookalike, school] = [
  walletOf("sender"),
  walletOf("site"),
  walletOf("look-alike"),
  walletOf("school"),
];

/** A request without its number. */
type Wanted = Omit<Request, "nonce">;

const siteOf = ({ sample }: Pick<Plot, "sample">) => sample.readers[0]?.name ?? "";

/**
 * What the page asks for: a payment, then a signature and a field, then more of the same payment. A page that goes over
 * the limit asks for all of it in one payment instead.
 */
function wantedOf({ sample, plan }: Plot): Wanted[] {
  const { what = "", satoshis = 1, budget = 1 } = sample.pay ?? {};
  const from = siteOf({ sample });
  const payment: Wanted = { from, kind: "pay", what, satoshis };
  const more: Wanted[] = plan.isOver
    ? [{ ...payment, satoshis: budget }]
    : [
        { from, kind: "sign", what: plan.text, satoshis: 0 },
        { from, kind: "show", what: roleOf(sample), satoshis: 0 },
      ];
  return [payment, ...more, ...plan.chosen.map(() => payment)].slice(0, plan.chosen.length);
}

const ask = async (page: typeof site, request: Wanted): Promise<Omit<Asked, "answer">> => {
  const full = { ...request, nonce: toHex(Random(16)) };
  return { request: full, signature: await sign(page, await keyOf(phone), full.nonce, asked(full)) };
};

/** The phone's answer: a payment spends a coin of its own, and one field of the certificate is opened. */
async function answerTo(request: Request, plot: Plot): Promise<Answer> {
  const page = await keyOf(site);
  const given = await givenFor(request, plot, page);
  const signature = await sign(
    phone,
    page,
    request.nonce,
    await approved(phone, page, request, given, false),
  );
  return { signature, ...given };
}

const coinFor = ({ nonce }: Request) => `${toHex(sha256(nonce, "hex"))}.0`;

async function givenFor(request: Request, plot: Plot, page: string): Promise<Omit<Answer, "signature">> {
  if (request.kind === "pay") return { coin: coinFor(request) };
  if (request.kind === "sign") return {};
  const master = await issue(school, phone, knownOf(plot), `${"5e".repeat(32)}.0`);
  return { certificate: shownOf(master), keyring: await open(phone, master, page, [request.what]) };
}

/**
 * The phone answers each request that the site has signed and its holder approves. Her yes to the first payment sets the
 * site's limit; below it, the phone pays by itself, and above it only after another yes, which raises it.
 */
async function exchange(plot: Plot, page = site): Promise<Requests> {
  const { chosen } = plot.plan;
  const letters: Asked[] = [];
  let [spent, budget] = [0, plot.sample.pay?.budget ?? 1];
  for (const [at, wanted] of wantedOf(plot).entries()) {
    const one = await ask(page, wanted);
    const total = spent + (wanted.kind === "pay" ? wanted.satoshis + fee : 0);
    const isByItself = chosen[0] !== false && wanted.kind === "pay" && total <= budget;
    const isAnswered =
      (chosen[at] ?? isByItself) && (await isFrom(phone, await keyOf(site), { ...one, answer: null }));
    if (isAnswered) [spent, budget] = [total, Math.max(total, budget)];
    letters.push({ ...one, answer: isAnswered ? await answerTo(one.request, plot) : null });
  }
  return {
    kind: "requests",
    budget,
    site: siteOf(plot),
    certifier: await keyOf(school),
    type: exampleType,
    spentOnThisPage: [],
    readers: [
      { knows: await keyOf(phone), readerSecret: exampleKey("site").toHex() },
      { knows: await keyOf(site), readerSecret: exampleKey("sender").toHex() },
    ],
    letters,
  };
}

const agreedIn = ({ letters }: Requests) => letters.map(({ request }) => request);

/** Without a yes, there is nothing to double or to sell. */
const needsYes =
  (attack: (plot: Plot) => Promise<Deed>) =>
  async (plot: Plot): Promise<Deed> =>
    plot.plan.chosen[0] === false ? { mail: await exchange(plot) } : attack(plot);

export const requests: Trade<Requests> = {
  fair: (plot) => exchange(plot),

  attacks: {
    /** The page raises the amount after the answer, and signs its request anew. */
    change: needsYes(async (plot) => {
      const mail = await exchange(plot);
      const [first, ...others] = mail.letters as [Asked];
      const dearer = { ...first.request, satoshis: 2 * first.request.satoshis };
      const signature = await sign(site, await keyOf(phone), dearer.nonce, asked(dearer));
      const letters = [{ ...first, request: dearer, signature }, ...others];
      return { mail: { ...mail, letters }, at: 0, agreed: agreedIn(mail) };
    }),

    /** The page hands in the same approval twice. */
    repeat: needsYes(async (plot) => {
      const mail = await exchange(plot);
      return {
        mail: { ...mail, letters: [...mail.letters, ...mail.letters] },
        at: 1,
        agreed: agreedIn(mail),
      };
    }),

    /** Another page hands in what was approved for this one. */
    divert: needsYes(async (plot) => {
      const mail = await exchange(plot);
      const [page, holder] = mail.readers;
      const readerSecret = exampleKey("look-alike").toHex();
      return { mail: { ...mail, readers: [{ ...page, readerSecret }, holder] }, at: 0 };
    }),

    /** Another page asks for the same, in this one's name. */
    pose: async (plot) => ({ mail: await exchange(plot, lookalike), at: 0 }),

    /** The page asks for more than the limit has left, and hands that in before the phone's holder has answered. */
    misuse: needsYes(async (plot) => {
      const { plan } = plot;
      const over: Plan = { ...plan, chosen: [plan.chosen[0] ?? null, null], isOver: true };
      const mail = await exchange({ ...plot, plan: over });
      const [first, dear] = mail.letters as [Asked, Asked];
      const answer = { signature: "", coin: coinFor(dear.request) };
      return { mail: { ...mail, letters: [first, { ...dear, answer }] }, at: 1, plan: over };
    }),

    /** The visitor approves on the holder's open phone. */
    trick: async (plot) => ({
      mail: await exchange({ ...plot, plan: { ...plot.plan, chosen: [true] } }),
      at: 0,
    }),

    /** The page takes the payment and sends nothing for it. */
    keep: needsYes(async (plot) => ({ mail: await exchange(plot), at: 0 })),
  },

  agreed: agreedIn,

  /** What the page has got for each request, up to the first that is refused. */
  async read(mail) {
    const { broken } = await outcomeOf(checkRequests(mail));
    const stop = broken ? (broken.at ?? 1) - 1 : mail.letters.length;
    return Promise.all(
      mail.letters.map(async ({ request, answer }, at) => {
        if (at >= stop || !answer) return null;
        if (!answer.certificate) return request.what;
        return Object.values((await fieldsIn(site, answer.certificate, answer.keyring ?? {})) ?? {}).join(
          "\n",
        );
      }),
    );
  },
};
