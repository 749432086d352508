/** The caller's wallet; with a real one, `AuthFetch` and `createAction` do this. */
import { createNonce } from "@bsv/sdk/auth/utils/createNonce";
import { hash256 } from "@bsv/sdk/primitives/Hash";
import PublicKey from "@bsv/sdk/primitives/PublicKey";
import TransactionSignature from "@bsv/sdk/primitives/TransactionSignature";
import { toArray } from "@bsv/sdk/primitives/utils";
import P2PKH from "@bsv/sdk/script/templates/P2PKH";
import UnlockingScript from "@bsv/sdk/script/UnlockingScript";
import type { WalletInterface, WalletProtocol } from "@bsv/sdk/wallet/Wallet.interfaces";
import { idOf, type Payment, pack, type Transaction, unpack } from "./beef";
import { lock, payee, type price } from "./run";

const final = 0xffffffff;
const scope = TransactionSignature.SIGHASH_ALL | TransactionSignature.SIGHASH_FORKID;

/** The value of the caller's coin in satoshis, and the key that it is locked to. */
const worth = 1_000_000;
const protocolID: WalletProtocol = [2, "example coins"];
const own = { protocolID, keyID: "1", counterparty: "self" };

/** A coin of the caller's, as if freshly mined: another one for each `mark`. */
async function coinOf(wallet: WalletInterface, mark: string): Promise<Transaction> {
  const { publicKey } = await wallet.getPublicKey(own);
  const lockingScript = new P2PKH().lock(PublicKey.fromString(publicKey).toAddress());
  return {
    version: 1,
    inputs: [
      {
        sourceTXID: "00".repeat(32),
        sourceOutputIndex: final,
        unlockingScript: new UnlockingScript().writeBin(toArray(`an example ${mark}`, "utf8")),
        sequence: final,
      },
    ],
    outputs: [{ satoshis: worth, lockingScript }],
    lockTime: 0,
  };
}

/**
 * Pays an amount to the key derived from a server's response; the change goes back to the caller. Each payment spends a
 * coin of its own, unless it is told to spend one again.
 */
export async function pay(
  wallet: WalletInterface,
  asked: Awaited<ReturnType<typeof price>>,
  satoshis: number,
  again?: Transaction,
): Promise<Payment> {
  const { "x-bsv-payment-derivation-prefix": derivationPrefix } = asked;
  const names = { derivationPrefix, derivationSuffix: await createNonce(wallet), transaction: "" };
  const coin = again ?? (await coinOf(wallet, names.derivationSuffix));
  const [{ lockingScript: back }] = coin.outputs as [Transaction["outputs"][0]];
  const outputs = [
    { satoshis, lockingScript: await lock(wallet, payee(asked), names, false) },
    { satoshis: worth - satoshis, lockingScript: back },
  ];
  const input = { sourceTXID: idOf(coin), sourceOutputIndex: 0, sequence: final };
  const preimage = TransactionSignature.format({
    ...input,
    sourceSatoshis: worth,
    transactionVersion: 1,
    otherInputs: [],
    inputIndex: 0,
    outputs,
    inputSequence: final,
    subscript: back,
    lockTime: 0,
    scope,
  });
  const { signature } = await wallet.createSignature({ ...own, hashToDirectlySign: hash256(preimage) });
  const { publicKey } = await wallet.getPublicKey(own);
  const unlockingScript = new UnlockingScript()
    .writeBin([...signature, scope])
    .writeBin(toArray(publicKey, "hex"));
  const spending: Transaction = { version: 1, inputs: [{ ...input, unlockingScript }], outputs, lockTime: 0 };
  return { ...names, transaction: pack(coin, spending) };
}

/** Changes the amount of a payment that is already signed. */
export function raise(payment: Payment, satoshis: number): Payment {
  const { coin, spending } = unpack(payment.transaction);
  const outputs = spending.outputs.map((output, index) => (index === 0 ? { ...output, satoshis } : output));
  return { ...payment, transaction: pack(coin, { ...spending, outputs }) };
}
