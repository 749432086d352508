import { sha256 } from "@bsv/sdk/primitives/Hash";
import TransactionSignature from "@bsv/sdk/primitives/TransactionSignature";
import { toHex } from "@bsv/sdk/primitives/utils";
import P2PKH from "@bsv/sdk/script/templates/P2PKH";
import UnlockingScript from "@bsv/sdk/script/UnlockingScript";
import { BEEF_V1, BEEF_V2, Beef } from "@bsv/sdk/transaction/Beef";
import MerklePath from "@bsv/sdk/transaction/MerklePath";
import Transaction from "@bsv/sdk/transaction/Transaction";
import { exampleKey } from "../../src/exhibits/exampleKey";
import { block100000, firstPayment } from "../../src/exhibits/verify/chain";
import { asking, numbers, pageExamples, said } from "../support/verify";

const textOf = async (name: string) => (await pageExamples())[name]?.text ?? "";

/** A chain of payments with sample keys: the first one in a block, each of the others spending the one before. */
async function payments(count: number, amounts = [1000, 970, 940]) {
  const key = exampleKey("payer");
  const lockingScript = new P2PKH().lock(key.toAddress());
  const all: Transaction[] = [];
  for (let index = 0; index < count; index++) {
    const source = all.at(-1);
    const transaction = new Transaction(
      1,
      [
        source
          ? {
              sourceTransaction: source,
              sourceOutputIndex: 0,
              unlockingScriptTemplate: new P2PKH().unlock(key),
              sequence: 0xffff_ffff,
            }
          : {
              sourceTXID: "c0".repeat(32),
              sourceOutputIndex: 0,
              unlockingScript: UnlockingScript.fromHex("51"),
              sequence: 0xffff_ffff,
            },
      ],
      [{ satoshis: amounts[index] ?? 1, lockingScript }],
    );
    if (source) await transaction.sign();
    else
      transaction.merklePath = new MerklePath(7, [
        [
          { offset: 0, hash: transaction.id("hex"), txid: true },
          { offset: 1, hash: "d1".repeat(32) },
        ],
      ]);
    all.push(transaction);
  }
  return all;
}

function beefOf(version: typeof BEEF_V1 | typeof BEEF_V2, transaction: Transaction | undefined) {
  const beef = new Beef(version);
  if (transaction) beef.mergeTransaction(transaction);
  return beef;
}

describe("A BEEF", () => {
  it.each([BEEF_V1, BEEF_V2] as const)("of version %s is read as the SDK writes it", async (version) => {
    const beef = beefOf(version, (await payments(3)).at(-1));
    beef.sortTxs();
    expect(await said(beef.toHex())).toEqual(["beef", "uncovered", "beef", "header"]);
  });

  it("may leave out transactions that the reader knows, and says so", async () => {
    const all = await payments(2);
    const beef = beefOf(BEEF_V2, all[1]);
    beef.makeTxidOnly(all[0]?.id("hex") ?? "");
    beef.sortTxs();
    expect(await said(beef.toHex())).toEqual(["beef", "uncovered", "beef", "knownOnly", "header"]);
  });

  it("says if a transaction pays no fee, or too low a fee", async () => {
    const [, none] = await payments(2, [1000, 1000]);
    expect(await said(toHex(none?.toBEEF() ?? []))).toEqual(["beef", "uncovered", "beef", "noFee", "header"]);
    const [, low] = await payments(2, [1000, 999]);
    const { says: all } = await asking(toHex(low?.toBEEF() ?? []));
    expect(all.find(({ says }) => says === "lowFee")?.of).toMatchObject({ fee: 1, least: 20 });
  });

  it("says if a transaction is time-locked, and until when", async () => {
    for (const [lockTime, told] of [
      [900_000, { says: "waitsBlock", of: { height: 900_000 } }],
      [4_102_444_800, { says: "waitsDate", of: { date: "2100-01-01" } }],
    ] as const) {
      const [source, waiting] = await payments(2);
      const [input] = waiting?.inputs ?? [];
      if (!source || !waiting || !input) throw new Error("There is no payment");
      input.sequence = 0;
      waiting.lockTime = lockTime;
      await waiting.sign();
      const { says: all } = await asking(toHex(waiting.toBEEF()));
      expect(all).toContainEqual(expect.objectContaining({ ...told, of: expect.objectContaining(told.of) }));
      input.sequence = 0xffff_ffff;
      await waiting.sign();
      expect(await said(toHex(waiting.toBEEF()))).toEqual(["beef", "uncovered", "beef", "header"]);
    }
  });

  it("fails if a new transaction is signed in the format from before 2017", async () => {
    const [source, child] = await payments(2);
    const [input] = child?.inputs ?? [];
    if (!source || !child || !input) throw new Error("There is no payment");
    const [, key] = input.unlockingScript?.chunks ?? [];
    const preimage = TransactionSignature.format({
      sourceTXID: source.id("hex"),
      sourceOutputIndex: 0,
      sourceSatoshis: 1000,
      transactionVersion: 1,
      otherInputs: [],
      outputs: child.outputs as never,
      inputIndex: 0,
      subscript: source.outputs[0]?.lockingScript as never,
      inputSequence: 0xffff_ffff,
      lockTime: 0,
      scope: TransactionSignature.SIGHASH_ALL,
    });
    const { r, s } = exampleKey("payer").sign(sha256(preimage));
    input.unlockingScript = new UnlockingScript()
      .writeBin(new TransactionSignature(r, s, TransactionSignature.SIGHASH_ALL).toChecksigFormat())
      .writeBin(key?.data ?? []);
    const beef = new Beef(BEEF_V1);
    beef.mergeTransaction(source);
    beef.mergeRawTx(child.toBinary());
    expect(await said(beef.toHex())).toEqual(["beef", "fails", "fails scripts"]);
  });

  it("fails if more goes out than comes in, or if a source is missing", async () => {
    const [, more] = await payments(2, [1000, 1001]);
    expect(await said(toHex(more?.toBEEF() ?? []))).toEqual(["beef", "fails", "fails amounts"]);
    const [, child] = await payments(2);
    const alone = new Beef(BEEF_V1);
    alone.mergeRawTx(child?.toBinary() ?? []);
    expect(await said(alone.toHex())).toEqual(["beef", "fails", "fails order"]);
  });
});

describe("A Merkle path", () => {
  it("leads to the root that the SDK computes, for trees of any form", async () => {
    const next = numbers(11);
    const hash = () => Array.from({ length: 32 }, () => next(256).toString(16).padStart(2, "0")).join("");
    for (let count = 0; count < 40; count++) {
      const depth = 2 + next(8);
      const offset = next(2 ** depth);
      const own = hash();
      const path = new MerklePath(
        next(1_000_000),
        Array.from({ length: depth }, (_, level) => {
          const place = Math.floor(offset / 2 ** level);
          const isLast = place % 2 === 0 && next(4) === 0;
          const other = isLast ? { offset: place + 1, duplicate: true } : { offset: place ^ 1, hash: hash() };
          return level === 0
            ? [{ offset, hash: own, txid: true }, other].sort((a, b) => a.offset - b.offset)
            : [other];
        }),
      );
      const { says: all } = await asking(path.toHex());
      expect(all[0]?.of).toMatchObject({ id: own, root: path.computeRoot(own), height: path.blockHeight });
    }
  });

  it("holds with its block's header, with or without the height", async () => {
    const path = await textOf("path");
    const { header, height } = block100000;
    for (const headers of [header, `${height} ${header}`, `\n${height}: ${header.toUpperCase()}\r\n`])
      expect(await said(path, { headers })).toEqual(["path", "holds", "pathOfOne"]);
    expect(await said(path)).toEqual(["path", "uncovered", "pathOfOne", "header"]);
  });

  it("fails with a header of another height, of another block, or of no block", async () => {
    const path = await textOf("path");
    const { header } = block100000;
    expect(await said(path, { headers: `99999 ${header}` })).toEqual(["path", "fails", "fails block"]);
    const other = header.replace(/66$/, "");
    expect(await said(path, { headers: `${other.slice(0, -1)}1` })).toEqual(["path", "fails", "fails work"]);
    const easy = `${header.slice(0, 144)}ffff7f20${header.slice(152)}`;
    expect(await said(path, { headers: easy })).toEqual(["path", "fails", "fails work"]);
    expect((await asking(path, { headers: `${header}\n${header.slice(2)}` })).problem).toEqual({
      says: "headerLength",
      of: { line: 2, count: 79 },
    });
    expect((await asking(path, { headers: "xyz" })).problem).toMatchObject({ says: "headerDigit" });
  });

  it("fails if it names no transaction", async () => {
    const path = new MerklePath(1, [
      [
        { offset: 0, hash: "aa".repeat(32) },
        { offset: 1, hash: "bb".repeat(32) },
      ],
    ]);
    expect(await said(path.toHex())).toEqual(["path", "fails", "fails named"]);
  });
});

describe("A transaction", () => {
  it("says what it cannot show by itself", async () => {
    expect(await said(firstPayment.transaction)).toEqual([
      "transaction",
      "uncovered",
      "transactionId",
      "spentUnknown",
      "mined",
    ]);
  });

  it("fails if it spends an output twice, or has no outputs", async () => {
    const { transaction } = firstPayment;
    const input = transaction.slice(10, 10 + 2 * (32 + 4 + 1 + 72 + 4));
    const twice = `${transaction.slice(0, 8)}02${input}${input}${transaction.slice(10 + input.length)}`;
    expect(await said(twice)).toEqual(["transaction", "fails", "fails once"]);
    expect(await said(`${transaction.slice(0, 10 + input.length)}0000000000`)).toEqual([
      "transaction",
      "fails",
      "fails whole",
    ]);
  });
});
