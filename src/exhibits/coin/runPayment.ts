import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import PublicKey from "@bsv/sdk/primitives/PublicKey";
import Random from "@bsv/sdk/primitives/Random";
import { toArray, toBase64 } from "@bsv/sdk/primitives/utils";
import P2PKH from "@bsv/sdk/script/templates/P2PKH";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import type { WalletInterface, WalletProtocol } from "@bsv/sdk/wallet/Wallet.interfaces";
import { type Made, outpointOf } from "./transaction";

const protocolID: WalletProtocol = [2, "server hmac"];

/** What the server's code on a prefix covers: 16 random bytes, under a key of its own for each request. */
const coded = (request: string, data: number[]) => ({
  protocolID,
  keyID: request,
  data,
  counterparty: "self",
});

/** What the server answers to a request without a payment. It knows the prefix again, and what it was given out for. */
export async function price(server: WalletInterface, satoshis: number, request: string) {
  const start = Random(16);
  const { hmac } = await server.createHmac(coded(request, start));
  return {
    "x-bsv-payment-version": "1.0",
    "x-bsv-payment-satoshis-required": String(satoshis),
    "x-bsv-auth-identity-key": (await server.getPublicKey({ identityKey: true })).publicKey,
    "x-bsv-payment-derivation-prefix": toBase64([...start, ...hmac]),
  };
}

/** What the caller sends beside the transaction. */
export interface Names {
  derivationPrefix: string;
  derivationSuffix: string;
}

/** An ordinary coin: whoever has the key spends it with that key and a signature. */
export const ordinary = (key: string) => new P2PKH().lock(PublicKey.fromString(key).toAddress()).toHex();

/** Caller and server derive the same one-time key, each from its own key and the other's (BRC-29, BRC-42). */
export async function lock(own: WalletInterface, counterparty: string, names: Names, forSelf: boolean) {
  const keyID = `${names.derivationPrefix} ${names.derivationSuffix}`;
  const key = await own.getPublicKey({ protocolID: [2, "3241645161d8"], keyID, counterparty, forSelf });
  return ordinary(key.publicKey);
}

/** What the server knows when a payment comes. */
export interface Call extends Names {
  /** The server's private key. This one belongs to an example; a real one stays on the server. */
  serverSecret: string;
  caller: string;
  /** What the caller asks for, such as `GET /forecast`. */
  request: string;
  /** Its price. */
  satoshis: number;
  /** The coins of all payments that it has taken. */
  taken: string[];
}

/** The server works for a payment that it asked for at this request, to its key for this call, of a coin that has not paid before. */
export async function* payment(
  made: Made[],
  { serverSecret, caller, request, satoshis, taken, ...names }: Call,
) {
  const [paid] = made.slice(-1);
  const [output] = paid?.transaction.outputs ?? [];
  const coins = paid?.transaction.inputs.map(outpointOf) ?? [];
  const isCoin = (coin: unknown) => typeof coin === "string" && /^[0-9a-f]{64}:\d+$/.test(coin);
  const isList = Array.isArray(taken) && taken.every(isCoin);
  const isNew = isList && coins.length > 0 && !coins.some((coin) => taken.includes(coin));
  yield { step: "once", passes: isNew, at: made.length };
  const isPayee = async () => {
    const server = new ProtoWallet(PrivateKey.fromHex(serverSecret)) as unknown as WalletInterface;
    const prefix = toArray(names.derivationPrefix, "base64");
    const hmac = prefix.slice(16);
    const { valid } = await server.verifyHmac({ ...coded(request, prefix.slice(0, 16)), hmac });
    return valid && output?.lock === (await lock(server, caller, names, true));
  };
  yield { step: "who", passes: await isPayee().catch(() => false), at: made.length };
  const amount = output?.satoshis ?? 0;
  yield {
    step: "terms",
    passes: Number.isInteger(satoshis) && satoshis > 0 && amount >= satoshis,
    at: amount,
  };
}
