import type { WalletInterface } from "@bsv/sdk/wallet/Wallet.interfaces";
import { fullWalletOf } from "../example";
import type { ExhibitState, Input } from "../kit/exhibit";
import { type Payment, unpack } from "./beef";
import { check, price } from "./run";
import { pay, raise } from "./wallet";

const [server, caller, otherServer] = [
  fullWalletOf("server"),
  fullWalletOf("caller"),
  fullWalletOf("other server"),
];

const keyOf = async (wallet: WalletInterface) => (await wallet.getPublicKey({ identityKey: true })).publicKey;

type Fault = NonNullable<Awaited<ReturnType<typeof check>>>;

/** One call: the server's price, the caller's payment, and the server's response. */
export interface Exchange {
  asked: Awaited<ReturnType<typeof price>>;
  payment: Payment;
  broken?: Fault | undefined;
}

export interface Game extends ExhibitState {
  exchange: Exchange;
  /** The last call that was paid correctly. */
  fair: Exchange;
  /** The payments that the server accepted before the call that is shown. */
  claimed: { id: string; satoshis: number }[];
  satoshis: number;
  /** What the visitor has typed as a price, valid or not. */
  typed: string;
  keys: { server: string; caller: string };
}

/** The highest price of a call here. */
const dearest = 99_999;

export const idOf = ({ payment }: Exchange) => unpack(payment.transaction).id;

/** The amount in the first output, which is the server's. */
export const paid = ({ payment }: Exchange) => unpack(payment.transaction).spending.outputs[0]?.satoshis ?? 0;

export async function begin(satoshis: number): Promise<Game> {
  const keys = { server: await keyOf(server), caller: await keyOf(caller) };
  const fair = await exchange(satoshis);
  return answered({ exchange: fair, fair, claimed: [], satoshis, typed: String(satoshis), keys });
}

/** A call that is paid as the server asked. */
async function exchange(satoshis: number): Promise<Exchange> {
  const asked = await price(server, satoshis);
  return { asked, payment: await pay(caller, asked, satoshis) };
}

export const answer = ({ keys, satoshis, exchange: { payment }, claimed }: Game) =>
  check(
    server,
    keys.caller,
    satoshis,
    payment,
    claimed.map(({ id }) => id),
  );

/** The server's response follows from its check. */
async function answered(game: Game): Promise<Game> {
  return { ...game, exchange: { ...game.exchange, broken: await answer(game) } };
}

/** The server's list of accepted payments, including the last fair call. */
const booked = ({ claimed, fair }: Game): Game["claimed"] =>
  claimed.some(({ id }) => id === idOf(fair))
    ? claimed
    : [...claimed, { id: idOf(fair), satoshis: paid(fair) }];

/** Another price, and a call that pays it. */
export async function ask(game: Game, { value: typed }: Pick<Input, "value">): Promise<Game> {
  const satoshis = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
  if (satoshis < 1 || satoshis > dearest) return { ...game, typed: typed.slice(0, 200), problem: "price" };
  const fair = await exchange(satoshis);
  return answered({ ...game, exchange: fair, fair, satoshis, typed, problem: undefined });
}

/** One more call at the same price. */
export async function again(game: Game): Promise<Game> {
  const fair = await exchange(game.satoshis);
  return answered({ ...cleared(game), exchange: fair, fair, claimed: booked(game) });
}

/** Resets the typed price to the real one. */
const cleared = (game: Game): Game => ({ ...game, typed: String(game.satoshis), problem: undefined });

/** An incorrectly paid call, after a correct one. */
const cheating = (cheat: (game: Game) => Promise<Exchange>) => async (before: Game) => {
  const game = { ...cleared(before), claimed: booked(before) };
  return answered({ ...game, exchange: await cheat(game) });
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

/** A prefix that another server has signed. */
export const borrow = cheating(async ({ satoshis }) => {
  const { asked } = await exchange(satoshis);
  const prefix = "x-bsv-payment-derivation-prefix";
  const { [prefix]: borrowed } = await price(otherServer, satoshis);
  return { asked, payment: await pay(caller, { ...asked, [prefix]: borrowed }, satoshis) };
});
