import { toHex } from "@bsv/sdk/primitives/utils";
import type { WalletInterface } from "@bsv/sdk/wallet/Wallet.interfaces";
import { fullWalletOf } from "../example";
import { secretOf } from "../exampleKey";
import type { ExhibitState, Input } from "../kit/exhibit";
import { outpointOf, type Payment, idOf as transactionId, unpack } from "./beef";
import { type Call, price, read } from "./run";
import { pay, raise } from "./wallet";

const [server, caller, otherServer] = [
  fullWalletOf("server"),
  fullWalletOf("caller"),
  fullWalletOf("other server"),
];

const keyOf = async (wallet: WalletInterface) => (await wallet.getPublicKey({ identityKey: true })).publicKey;

/** One call: the server's price, and the caller's payment. */
export interface Exchange {
  asked: Awaited<ReturnType<typeof price>>;
  payment: Payment;
}

export interface Game extends ExhibitState {
  exchange: Exchange;
  /** The last call that was paid correctly. */
  fair: Exchange;
  /** What the server was paid for the calls before that one: each coin once. */
  earlier: Receipt[];
  /** Whether the call that is shown came after the last one that was paid correctly. */
  isExtra?: boolean | undefined;
  satoshis: number;
  /** What the visitor has typed as a price, valid or not. */
  typed: string;
  /** Who calls, as the server knows from the session. */
  caller: string;
}

/** The outpoint of a coin that the server has taken, and what it was paid of it. */
export interface Receipt {
  coin: string;
  satoshis: number;
}

/** The highest price of a call here. */
const dearest = 99_999;

/** The amount in the first output, which is the server's; nothing where it cannot be read. */
export const paid = ({ payment }: Exchange) => read(payment)?.spending.outputs[0]?.satoshis;

/** The hash of the payment or, where that cannot be read, of the last one that was paid correctly. */
export const idOf = ({ exchange, fair }: Game) =>
  transactionId((read(exchange.payment) ?? unpack(fair.payment.transaction)).spending);

export async function begin(satoshis: number): Promise<Game> {
  const fair = await exchange(satoshis);
  return {
    exchange: fair,
    fair,
    earlier: [],
    satoshis,
    typed: String(satoshis),
    caller: await keyOf(caller),
  };
}

/** A call that is paid as the server asked. */
async function exchange(satoshis: number): Promise<Exchange> {
  const asked = await price(server, satoshis);
  return { asked, payment: await pay(caller, asked, satoshis) };
}

/** The calls that were paid before the one that is shown. */
export const taken = ({ earlier, fair, isExtra }: Game): Receipt[] =>
  isExtra ? [...earlier, receiptOf(fair)] : earlier;

const receiptOf = ({ payment }: Exchange): Receipt => {
  const { spending } = unpack(payment.transaction);
  return { coin: outpointOf(spending), satoshis: spending.outputs[0]?.satoshis ?? 0 };
};

/** What the server checks. */
export const callOf = (game: Game): Call => ({
  serverSecret: toHex(secretOf("server")),
  caller: game.caller,
  satoshis: game.satoshis,
  payment: game.exchange.payment,
  taken: taken(game).map(({ coin }) => coin),
});

/** Another price, and a call that pays it. */
export async function ask(game: Game, { value: typed }: Pick<Input, "value">): Promise<Game> {
  const satoshis = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
  if (satoshis < 1 || satoshis > dearest) return { ...game, typed: typed.slice(0, 200), problem: "price" };
  return { ...(await next({ ...game, satoshis }, taken(game))), typed };
}

/** One more call at the same price. */
export const again = (game: Game): Promise<Game> => next(game, taken({ ...game, isExtra: true }));

/** A call that is paid correctly, and nothing left of what was typed. */
async function next(game: Game, earlier: Receipt[]): Promise<Game> {
  const fair = await exchange(game.satoshis);
  return { ...(await cleared(game)), exchange: fair, fair, earlier, isExtra: false };
}

const cleared = async (game: Game): Promise<Game> => ({
  ...game,
  typed: String(game.satoshis),
  caller: await keyOf(caller),
  problem: undefined,
});

/** An incorrectly paid call, after a correct one. */
const cheating = (cheat: (game: Game) => Promise<Exchange>) => async (before: Game) => {
  const game = { ...(await cleared(before)), isExtra: true };
  return { ...game, exchange: await cheat(game) };
};

const half = (satoshis: number) => Math.floor(satoshis / 2);

export const underpay = cheating(async ({ satoshis }) => {
  const { asked } = await exchange(satoshis);
  return { asked, payment: await pay(caller, asked, half(satoshis)) };
});

/** Signed for half the price, then raised to the full price. */
export const raiseLater = cheating(async ({ satoshis }) => {
  const { asked } = await exchange(satoshis);
  return { asked, payment: raise(await pay(caller, asked, half(satoshis)), satoshis) };
});

/** The server asks for a new payment, and gets the previous call's. */
export const replay = cheating(async ({ satoshis, fair }) => ({
  ...(await exchange(satoshis)),
  payment: fair.payment,
}));

/** A payment of its own, of a coin that has paid for the call before. */
export const respend = cheating(async ({ satoshis, fair }) => {
  const { asked } = await exchange(satoshis);
  const { coin } = unpack(fair.payment.transaction);
  return { asked, payment: await pay(caller, asked, satoshis, coin) };
});

/** A prefix that another server has signed. */
export const borrow = cheating(async ({ satoshis }) => {
  const { asked } = await exchange(satoshis);
  const prefix = "x-bsv-payment-derivation-prefix";
  const { [prefix]: borrowed } = await price(otherServer, satoshis);
  return { asked, payment: await pay(caller, { ...asked, [prefix]: borrowed }, satoshis) };
});
