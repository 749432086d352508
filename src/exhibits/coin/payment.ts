import { createNonce } from "@bsv/sdk/auth/utils/createNonce";
import { toHex } from "@bsv/sdk/primitives/utils";
import { fullWalletOf } from "../example";
import { secretOf } from "../exampleKey";
import type { Drawn, Game, Maker } from "./game";
import { type Call, lock, ordinary, price } from "./runPayment";
import { priceIn } from "./said";
import { listOf, loose, pathTo, shown } from "./shown";
import { altered, feeFor, keyOf, mined, passOn, pay, publicOf } from "./sign";
import { idOf, outpointOf, parse } from "./transaction";
import type { Content } from "./words";

/** The value of a coin, in satoshis, and how many of them the caller has. */
export const worth = 1_000_000;
const coins = 4;

/** The highest price that one of them pays, with its fee. */
const dearest = 999_900;

/** A payment to the key that follows from a server's answer; the change goes back to the caller. */
async function paid(
  game: Game,
  [from, output]: Coin,
  satoshis = priceOf(game),
  server = "server",
): Promise<Game> {
  const caller = fullWalletOf("caller");
  const { request } = game.terms as Call;
  const asked = await price(fullWalletOf(server), priceOf(game), request);
  const derivationPrefix = asked["x-bsv-payment-derivation-prefix"];
  const names = { derivationPrefix, derivationSuffix: await createNonce(caller) };
  const opened = await lock(caller, asked["x-bsv-auth-identity-key"], names, false);
  const { satoshis: value = worth } = parse(from.hex)?.outputs[output] ?? {};
  const change = { satoshis: value - satoshis, lock: ordinary(publicOf("caller")) };
  const payment = { satoshis, lock: opened };
  const left = change.satoshis - feeFor(from.hex, output, [payment, change]);
  const hex = pay(from.hex, output, keyOf("caller"), [payment, { ...change, satoshis: Math.max(0, left) }]);
  // Of earlier payments only the spent coins are drawn.
  const earlier = game.made.map((one) => (one.level > 0 ? { ...one, level: -9, target: undefined } : one));
  const { payee, payer } = game.names;
  const next = { hex, level: 1, lane: 1, names: [payee, payer], owner: "caller", target: 0 };
  const terms = { ...(game.terms as Call), ...names, satoshis: priceOf(game), taken: takenIn(game) };
  return shown(game, [...earlier, next], { terms, asked: String(priceOf(game)) });
}

const priceOf = ({ terms }: Pick<Game, "terms">) => (terms as Call).satoshis;

/** The payments that the server has taken, and the coins that they have spent. */
export const paymentsIn = (made: readonly Drawn[]) =>
  made.filter(({ hex }) => parse(hex)?.outputs.length === 2);
const takenIn = ({ fair }: Pick<Game, "fair">) =>
  paymentsIn(fair).flatMap(({ hex }) => parse(hex)?.inputs.map(outpointOf) ?? []);

/** Makes the state the fair one, from which cheats start. */
const settled = (game: Game): Game => ({
  ...game,
  fair: game.made,
  agreed: game.terms,
  isAnswered: false,
});

export async function begin(game: Game, satoshis: number, paths: readonly string[]): Promise<Game> {
  const requests = paths.map((path) => `GET ${path}`);
  const made = Array.from({ length: coins }, (_, at) => ({
    hex: mined(ordinary(publicOf("caller")), worth, `coin ${at}`),
    level: -1,
    lane: at,
    names: [game.names.you],
    owner: "caller",
  }));
  const caller = (await fullWalletOf("caller").getPublicKey({ identityKey: true })).publicKey;
  const terms = { serverSecret: toHex(secretOf("server")), caller, request: requests[0], satoshis };
  return settled(await paid({ ...game, requests, fair: [], made, terms }, [made[0] as Drawn, 0]));
}

/** A coin of the caller's, by the transaction that made it. */
type Coin = [from: Drawn, output: number];

/** The coin of the last payment. */
function lastCoin({ fair }: Game): Coin {
  const [id, output] = takenIn({ fair }).at(-1)?.split(":") ?? [];
  return [fair.find(({ hex }) => idOf(hex) === id) as Drawn, Number(output)];
}

/** A coin that has not paid yet, or the change of the last payment once there is none. */
function fresh(game: Game): Coin {
  const coin = game.fair.find(({ hex, level }) => level === -1 && !takenIn(game).includes(`${idOf(hex)}:0`));
  return coin ? [coin, 0] : [game.fair.at(-1) as Drawn, 1];
}

const half = (game: Game) => Math.floor(priceOf(game) / 2);

export const maker: Maker = {
  async next(game, from, output) {
    const coin = parse(from.hex)?.outputs[output];
    const isOwn = coin?.lock === ordinary(publicOf("caller")) && coin.satoshis >= priceOf(game);
    // A call that nobody has answered yet is paid with this coin instead, unless it is that payment's change.
    const isSame = game.isAnswered === false && from.hex !== game.fair.at(-1)?.hex;
    const fair = isSame ? game.fair.slice(0, -1) : game.fair;
    const isFresh = isOwn && !takenIn({ fair }).includes(`${idOf(from.hex)}:${output}`);
    const next = await paid({ ...game, fair, made: fair }, [from, output]);
    return isFresh ? settled(next) : next;
  },
  /** Both payments of the coin are drawn, the first one above. */
  async twice(game) {
    const [first, next] = [game.fair.at(-1), await paid(game, lastCoin(game))];
    const made = next.made.map((one, at, { length }) =>
      at === length - 1 ? { ...one, lane: 2 } : one.hex === first?.hex ? { ...one, level: 1, lane: 0 } : one,
    );
    return shown(next, made);
  },
  stale: (game) => shown(game, game.made, { terms: { ...game.terms, taken: takenIn(game) } }),
  async forge(game) {
    const next = await paid(game, fresh(game), priceOf(game), "other server");
    const foreign = { isForeign: true, lanes: [3, 2], names: [game.names.lender, game.names.payer] };
    return {
      ...next,
      made: next.made.map((one, at, { length }) => (at === length - 1 ? { ...one, ...foreign } : one)),
    };
  },
  async change(game) {
    const next = await paid(game, fresh(game), half(game));
    const more = priceOf(game) - half(game);
    const [last] = next.made.slice(-1) as [Drawn];
    const raised = altered(last.hex, ({ lock, satoshis }, at) => ({
      lock,
      satoshis: satoshis + (at === 0 ? more : -more),
    }));
    return shown(next, [...next.made.slice(0, -1), { ...last, hex: raised, before: last.hex }]);
  },
  rule: (game) => paid(game, fresh(game), half(game)),
  /** The payment is in order; it comes with a request for something else. */
  async divert(game) {
    const next = await paid(game, fresh(game));
    return { ...next, terms: { ...next.terms, request: game.requests?.[1] } };
  },
  unseen(game) {
    const [from, output] = lastCoin(game);
    const hex = passOn(from.hex, output, keyOf("caller"), ordinary(publicOf("caller")));
    const place = { level: 1, lane: 3, unseen: "unlisted" as const };
    const back = { hex, ...place, names: [game.names.you], owner: "caller" };
    const offered = pathTo(game.made, game.made.length - 1);
    return shown(game, [...game.made, back], { offered, spent: listOf(game.made) });
  },
  /** The payment stays as it was: no record says what the server sends back. */
  withhold: (game) => shown(game, game.made),
  /** A caller without coins makes one up. */
  async invent(game) {
    const [first] = game.fair as [Drawn];
    const made = game.fair.filter(({ level }) => level < 0);
    const coin = loose({ ...first, hex: mined(ordinary(publicOf("caller")), worth, "never mined") });
    const place = made.findIndex(({ lane, level }) => level === -1 && lane === first.lane);
    const next = await paid({ ...game, made: made.map((one, at) => (at === place ? coin : one)) }, [coin, 0]);
    return { ...next, made: next.made.map((one, at, { length }) => (at === length - 1 ? loose(one) : one)) };
  },
};

/** What the last call's signature covers, and what stands in its place, in words. */
export function sumsOf({ hex, before = hex }: Partial<Drawn> = {}, labels: Content["labels"]) {
  const [signed = "", written = ""] = [before, hex].map((one) =>
    priceIn(parse(one)?.outputs[0]?.satoshis ?? 0, labels),
  );
  return { signed, written };
}

/** The visitor asks another price, and the last call pays it. */
export async function ask(game: Game, { value }: { value: string }): Promise<Game> {
  const satoshis = /^\d{1,6}$/.test(value.trim()) ? Number(value) : 0;
  if (satoshis < 1 || satoshis > dearest) return { ...game, asked: value.slice(0, 200), problem: "price" };
  const fair = game.fair.slice(0, -1);
  const asking = { ...game, fair, made: fair, terms: { ...game.terms, satoshis } };
  return { ...settled(await paid(asking, fresh(asking))), asked: value };
}
