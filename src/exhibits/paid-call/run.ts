import { createNonce } from "@bsv/sdk/auth/utils/createNonce";
import { verifyNonce } from "@bsv/sdk/auth/utils/verifyNonce";
import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import PublicKey from "@bsv/sdk/primitives/PublicKey";
import Spend from "@bsv/sdk/script/Spend";
import P2PKH from "@bsv/sdk/script/templates/P2PKH";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import type { WalletInterface } from "@bsv/sdk/wallet/Wallet.interfaces";
import { idOf, outpointOf, type Payment, type Transaction, unpack } from "./beef";

/** What the server answers to a call without a payment, with its key. It signs the prefix, and so knows it again. */
export const price = async (server: WalletInterface, satoshis: number) => ({
  "x-bsv-payment-version": "1.0",
  "x-bsv-payment-satoshis-required": String(satoshis),
  "x-bsv-auth-identity-key": (await server.getPublicKey({ identityKey: true })).publicKey,
  "x-bsv-payment-derivation-prefix": await createNonce(server),
});

/** Whom the caller pays. Where the answer names nobody, it must not make a payment at all (BRC-105). */
export function payee({ "x-bsv-auth-identity-key": key }: Record<string, string>) {
  if (!key) throw new Error("The answer has no x-bsv-auth-identity-key.");
  return key;
}

/** Caller and server derive the same one-time key, each from its own key and the other's (BRC-29, BRC-42). */
export async function lock(own: WalletInterface, counterparty: string, names: Payment, forSelf: boolean) {
  const keyID = `${names.derivationPrefix} ${names.derivationSuffix}`;
  const key = await own.getPublicKey({ protocolID: [2, "3241645161d8"], keyID, counterparty, forSelf });
  return new P2PKH().lock(PublicKey.fromString(key.publicKey).toAddress());
}

/** What the server knows when a payment comes. */
export interface Call {
  /** The server's private key. This one belongs to an example; a real one stays on the server. */
  serverSecret: string;
  caller: string;
  /** Its price. */
  satoshis: number;
  payment: Payment;
  /** The outpoints of all coins that it has been paid with. */
  taken: string[];
}

/** What the server checks before it works. */
export async function* check({ serverSecret, caller, satoshis, payment, taken }: Call) {
  const server = new ProtoWallet(new PrivateKey(serverSecret, "hex")) as unknown as WalletInterface;
  const isOwn = await verifyNonce(payment.derivationPrefix, server).catch(() => false);
  yield { step: "prefix", passes: isOwn };
  const paid = read(payment);
  yield { step: "package", passes: paid !== undefined };
  if (!paid) return;
  const { coin, spending } = paid;
  const [output] = spending.outputs;
  const amount = output?.satoshis ?? 0;
  yield { step: "amount", passes: amount >= satoshis, at: amount };
  yield { step: "replay", passes: !taken.includes(outpointOf(spending)) };
  const own = await lock(server, caller, payment, true).catch(() => undefined);
  yield { step: "payee", passes: own !== undefined && output?.lockingScript.toHex() === own.toHex() };
  yield { step: "signature", passes: isSigned(coin, spending) };
}

/** The two transactions of a payment, or nothing where they cannot be read. */
export function read({ transaction }: Payment) {
  try {
    return unpack(transaction);
  } catch {
    return undefined;
  }
}

/** The coin is worth what is paid, and its script runs with the signature that is to open it. */
function isSigned(coin: Transaction, { inputs: [input], version, outputs, lockTime }: Transaction) {
  const spent = coin.outputs[input.sourceOutputIndex];
  if (!spent || input.sourceTXID !== idOf(coin)) return false;
  if (outputs.reduce((sum, { satoshis }) => sum + satoshis, 0) > spent.satoshis) return false;
  const terms = { transactionVersion: version, outputs, lockTime, inputIndex: 0, otherInputs: [] };
  const source = { sourceSatoshis: spent.satoshis, lockingScript: spent.lockingScript };
  try {
    return new Spend({ ...input, ...source, ...terms, inputSequence: input.sequence }).validate();
  } catch {
    return false;
  }
}
