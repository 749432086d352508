import { MasterCertificate } from "@bsv/sdk/auth/certificates/MasterCertificate";
import { sign } from "@bsv/sdk/messages/SignedMessage";
import { hash256 } from "@bsv/sdk/primitives/Hash";
import { toArray, toHex } from "@bsv/sdk/primitives/utils";
import LockingScript from "@bsv/sdk/script/LockingScript";
import P2PKH from "@bsv/sdk/script/templates/P2PKH";
import UnlockingScript from "@bsv/sdk/script/UnlockingScript";
import MerklePath from "@bsv/sdk/transaction/MerklePath";
import Transaction from "@bsv/sdk/transaction/Transaction";
import { exampleType } from "../certificates";
import { walletOf } from "../example";
import { exampleKey } from "../exampleKey";
import { block100000, firstPayment } from "./chain";
import type { Asked } from "./judgement";

/** An input of each kind, made by the SDK or taken from the chain. Their keys are derived from fixed words. */
export async function examples(record: unknown): Promise<Record<string, Asked>> {
  const text = "Paid in full, pier 4, July 14.";
  const message = toHex(sign(toArray(text, "utf8"), exampleKey("signer")));
  return {
    record: asked(JSON.stringify(record, null, 2)),
    message: { ...asked(message), signed: text },
    certificate: asked(JSON.stringify(await certificate(), null, 2)),
    transaction: asked(extendedPayment()),
    beef: asked(await payment()),
    path: { ...asked(pathInBlock().toHex()), headers: `${block100000.height} ${block100000.header}` },
  };
}

const asked = (text: string): Asked => ({ text, signed: "", headers: "" });

/** A certificate about a diver, which can be revoked. */
async function certificate() {
  const { publicKey } = await walletOf("holder").getPublicKey({ identityKey: true });
  const { type, serialNumber, subject, certifier, revocationOutpoint, fields, signature } =
    await MasterCertificate.issueCertificateForSubject(
      walletOf("certifier"),
      publicKey,
      { name: "Ada Example", grade: "Diver, 50 m" },
      exampleType,
      async () => `${"5e".repeat(32)}.0`,
    );
  return { type, serialNumber, subject, certifier, revocationOutpoint, fields, signature };
}

/** The chain's first payment with the output that it spends, in the extended format of BRC-30. */
function extendedPayment(): string {
  const transaction = Transaction.fromHex(firstPayment.transaction);
  const [input] = transaction.inputs;
  const lockingScript = LockingScript.fromHex(firstPayment.lock);
  const source = new Transaction(1, [], [{ satoshis: firstPayment.satoshis, lockingScript }]);
  if (input) input.sourceTransaction = source;
  return transaction.toHexEF();
}

/** A payment with sample keys. Its source claims to be in a block that does not contain it. */
async function payment(): Promise<string> {
  const [payer, payee] = [exampleKey("payer"), exampleKey("payee")];
  const lockTo = (key: typeof payer) => new P2PKH().lock(key.toAddress());
  const unlockingScript = UnlockingScript.fromHex("51");
  const source = new Transaction(
    1,
    [{ sourceTXID: "c0".repeat(32), sourceOutputIndex: 0, unlockingScript, sequence: 0xffff_ffff }],
    [{ satoshis: 1000, lockingScript: lockTo(payer) }],
  );
  source.merklePath = new MerklePath(900_000, [
    [
      { offset: 2, hash: source.id("hex"), txid: true },
      { offset: 3, hash: "d1".repeat(32) },
    ],
    [{ offset: 0, hash: "d2".repeat(32) }],
  ]);
  const spending = new Transaction(1, [
    {
      sourceTransaction: source,
      sourceOutputIndex: 0,
      unlockingScriptTemplate: new P2PKH().unlock(payer),
      sequence: 0xffff_ffff,
    },
  ]);
  spending.addOutput({ satoshis: 980, lockingScript: lockTo(payee) });
  await spending.sign();
  return toHex(spending.toAtomicBEEF());
}

/** The way of the second transaction of block 100,000 to the root. */
function pathInBlock(): MerklePath {
  const [first = "", second = "", third = "", fourth = ""] = block100000.ids;
  const bytes = (id: string) => toArray(id, "hex").reverse();
  const pair = hash256([...bytes(third), ...bytes(fourth)]).reverse();
  return new MerklePath(block100000.height, [
    [
      { offset: 0, hash: first },
      { offset: 1, hash: second, txid: true },
    ],
    [{ offset: 1, hash: toHex(pair) }],
  ]);
}
