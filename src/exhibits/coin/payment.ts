import { createNonce } from "@bsv/sdk/auth/utils/createNonce";
import { toHex } from "@bsv/sdk/primitives/utils";
import { fullWalletOf } from "../example";
import { secretOf } from "../exampleKey";
import type { Calls, Drawn, Game, Maker } from "./game";
import { coinOf } from "./runHandover";
import { type Call, lock, price } from "./runPayment";
import { listOf, pathTo, shown } from "./shown";
import { altered, keyOf, mined, pay, publicOf } from "./sign";
import { idOf, outpointOf, parse } from "./transaction";

/** The value of a coin, in satoshis, and how many of them the caller has. */
export const worth = 100_000;
const coins = 4;

/** A payment to the key that follows from a server's answer; the change goes back to the caller. */
async function paid(
  game: Game,
  [from, output]: Coin,
  satoshis = priceOf(game),
  server = "server",
): Promise<Game> {
  const [owner, caller] = [fullWalletOf("server"), fullWalletOf("caller")];
  const asked = await price(owner, priceOf(game));
  const prefix = "x-bsv-payment-derivation-prefix";
  const { [prefix]: derivationPrefix } = server === "server" ? asked : await price(fullWalletOf(server), 1);
  const names = { derivationPrefix, derivationSuffix: await createNonce(caller) };
  const payee = await lock(caller, asked["x-bsv-auth-identity-key"], names, false);
  const { satoshis: value = worth } = parse(from.hex)?.outputs[output] ?? {};
  const hex = pay(from.hex, output, keyOf("caller"), [
    { satoshis, lock: payee },
    { satoshis: Math.max(0, value - satoshis), lock: coinOf(publicOf("caller")) },
  ]);
  // Of earlier payments the coins are seen, which they have spent.
  const earlier = game.made.map((one) => (one.level > 0 ? { ...one, level: -9, target: undefined } : one));
  const next = {
    hex,
    level: 1,
    lane: 1,
    names: [game.names.payee, game.names.payer],
    owner: "caller",
    target: 0,
  };
  const terms = { ...(game.terms as Call), ...names, satoshis: priceOf(game), taken: takenIn(game) };
  const typed = String(priceOf(game));
  return shown(game, [...earlier, next], { terms, payment: { typed } });
}

const priceOf = ({ terms }: Pick<Game, "terms">) => (terms as Call).satoshis;

/** The payments that the server has taken, and the coins that they have spent. */
export const paymentsIn = (made: readonly Drawn[]) =>
  made.filter(({ hex }) => parse(hex)?.outputs.length === 2);
const takenIn = ({ fair }: Pick<Game, "fair">) =>
  paymentsIn(fair).flatMap(({ hex }) => parse(hex)?.inputs.map(outpointOf) ?? []);

/** A payment of a coin that has not paid before is fair, and what comes later comes after it. */
const settled = (game: Game): Game => ({ ...game, fair: game.made });

export async function begin(game: Game, satoshis: number): Promise<Game> {
  const made = Array.from({ length: coins }, (_, at) => ({
    hex: mined(coinOf(publicOf("caller")), worth, `coin ${at}`),
    level: -1,
    lane: at,
    names: [game.names.you],
    owner: "caller",
  }));
  const caller = (await fullWalletOf("caller").getPublicKey({ identityKey: true })).publicKey;
  const terms = { serverSecret: toHex(secretOf("server")), caller, satoshis };
  return settled(await paid({ ...game, fair: [], made, terms }, [made[0] as Drawn, 0]));
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
    const isOwn = coin?.lock === coinOf(publicOf("caller")) && coin.satoshis >= priceOf(game);
    const isFresh = isOwn && !takenIn(game).includes(`${idOf(from.hex)}:${output}`);
    const next = await paid({ ...game, made: game.fair }, [from, output]);
    return isFresh ? settled(next) : next;
  },
  twice: (game) => paid(game, lastCoin(game)),
  stale: (game) => shown(game, game.made, { terms: { ...game.terms, taken: takenIn(game) } }),
  forge: (game) => paid(game, fresh(game), priceOf(game), "other server"),
  async change(game) {
    const next = await paid(game, fresh(game), half(game));
    const more = priceOf(game) - half(game);
    const raise = ({ hex }: Drawn) =>
      altered(hex, ({ lock, satoshis }, at) => ({
        lock,
        satoshis: at === 0 ? satoshis + more : satoshis - more,
      }));
    return shown(
      next,
      next.made.map((one, at) => (at === next.made.length - 1 ? { ...one, hex: raise(one) } : one)),
    );
  },
  rule: (game) => paid(game, fresh(game), half(game)),
  unseen(game) {
    const [from, output] = lastCoin(game);
    const { satoshis = worth } = parse(from.hex)?.outputs[output] ?? {};
    const hex = pay(from.hex, output, keyOf("caller"), [{ satoshis, lock: coinOf(publicOf("caller")) }]);
    const back = { hex, level: 1, lane: 3, names: [game.names.payer], owner: "caller" };
    const offered = game.made.length - 1;
    return {
      ...shown(game, [...game.made, back]),
      offered: pathTo(game.made, offered),
      spent: listOf(game.made),
    };
  },
};

/** The visitor asks another price, and a call pays it. */
export async function ask(game: Game, { value: typed }: { value: string }): Promise<Game> {
  const calls = game.payment as Calls;
  const satoshis = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
  if (satoshis < 1) return { ...game, payment: { ...calls, typed: typed.slice(0, 200) }, problem: "price" };
  const asking = { ...game, made: game.fair, terms: { ...game.terms, satoshis } };
  const next = settled(await paid({ ...asking, fair: game.fair }, fresh(game)));
  return { ...next, payment: { ...(next.payment as Calls), typed } };
}
