import TransactionSignature from "@bsv/sdk/primitives/TransactionSignature";
import { toArray } from "@bsv/sdk/primitives/utils";
import UnlockingScript from "@bsv/sdk/script/UnlockingScript";
import { exhibit } from "../../src/exhibits/coin";
import type { Game } from "../../src/exhibits/coin/game";
import { worth } from "../../src/exhibits/coin/payment";
import { type Bundle, check } from "../../src/exhibits/coin/run";
import { keyOf, publicOf, signature, unlocked } from "../../src/exhibits/coin/sign";
import {
  feeOf,
  idOf,
  type Output,
  outpointOf,
  parse,
  type Transaction,
} from "../../src/exhibits/coin/transaction";
import { outcomeOf } from "../../src/exhibits/kit/checkList";
import { begin, contentOf, shownOf, use } from "../support/coin";

const last = ({ made }: Game) => parse(made.at(-1)?.hex);
const coinIn = (game: Game) => last(game)?.inputs.map(outpointOf)[0] ?? "";

test("a payment that comes again was taken the first time, and one that is refused leaves its coin", async () => {
  const spent = async (does: string) => {
    const { game, verdict } = await use(await begin("payment"), does);
    return (shownOf(game, verdict).match(/: spent"/g) ?? []).length;
  };
  expect(await spent("stale")).toBe(1);
  expect(await spent("rule")).toBe(1);
  expect(await spent("unseen")).toBe(1);
  const { game, verdict } = await use(await begin("payment"), "stale");
  const shown = shownOf(game, verdict);
  const { refused } = contentOf("payment").labels;
  // The copy bounces off, and what the first one paid stays as it was.
  // That it is refused is said once: by the server's answer.
  expect(shown).not.toContain(`<strong>${refused}</strong>`);
  expect(shown).toMatch(/data-key="again" data-mark="caught"/);
  expect(shown).toMatch(/data-key="target 0"[^>]*data-mark="none"/);
});

test("what a payment would pay is nobody's until somebody has checked it", async () => {
  const game = await begin("payment");
  const [before, after] = [shownOf(game), shownOf(game, (await use(game, "check")).verdict)];
  expect(before.match(/data-refused/g)).toHaveLength(2);
  expect(before).not.toContain(': spent"');
  expect(after).not.toContain("data-refused");
  expect(after.match(/: spent"/g)).toHaveLength(1);
});

test("what was paid to another server is gone, although this one refuses it", async () => {
  const { game, verdict } = await use(await begin("payment"), "forge");
  const shown = shownOf(game, verdict);
  expect(shown.match(/: spent"/g)).toHaveLength(2);
  expect(shown.match(/data-refused/g)).toHaveLength(2);
});

describe("A payment that no miner would take", () => {
  /** The last payment, as the caller would have signed it. */
  async function resigned(change: (transaction: Transaction) => Transaction) {
    const game = await begin("payment");
    const { transactions, ...record } = exhibit.record(game);
    const coin = parse(transactions[0])?.outputs[0] as Output;
    const draft = change(parse(transactions[1]) as Transaction);
    const hex = unlocked(draft, opening(signature(draft, coin, keyOf("caller"))));
    const spentOnThisPage = [{ coin: coinIn(game), by: idOf(hex) }];
    return { ...record, transactions: [transactions[0] ?? "", hex], spentOnThisPage };
  }
  const opening = (signed: number[]) =>
    new UnlockingScript()
      .writeBin(signed)
      .writeBin(toArray(publicOf("caller"), "hex"))
      .toHex();
  const foundIn = async (record: Bundle) => (await outcomeOf(check(record))).broken;

  it("is refused where it leaves too little for a fee", async () => {
    const feeless = await resigned(({ outputs: [paid, change], ...rest }) => ({
      ...rest,
      outputs: [paid, { ...change, satoshis: worth - (paid?.satoshis ?? 0) }] as Output[],
    }));
    expect(await foundIn(feeless)).toEqual({ says: "fee", at: 1 });
    expect(await foundIn(await resigned((same) => same))).toBeUndefined();
  });

  it("is refused where it waits for a date, and taken where it only names one", async () => {
    const until = (sequence: number, lockTime: number) =>
      resigned(({ inputs, ...rest }) => ({
        ...rest,
        inputs: inputs.map((input) => ({ ...input, sequence })),
        lockTime,
      }));
    for (const lockTime of [4_102_444_800 - 2 ** 31, 900_000, 1])
      expect(await foundIn(await until(0, lockTime))).toEqual({ says: "final", at: 1 });
    expect(await foundIn(await until(0xffffffff, 1_900_000_000))).toBeUndefined();
    expect(await foundIn(await until(0, 0))).toBeUndefined();
  });

  it("is refused where the server's list of paid coins cannot be read", async () => {
    const { terms, ...record } = exhibit.record(await begin("payment"));
    const withList = (taken: unknown) => foundIn({ ...record, terms: { ...terms, taken } });
    const coin = `${"ab".repeat(32)}:0`;
    expect(await withList([coin])).toBeUndefined();
    for (const taken of [undefined, coin, [null], [coin, 1], [[coin]], ["no coin"]])
      expect(await withList(taken)).toEqual({ says: "once", at: 1 });
  });

  it("is refused where its signature is of the form from before 2017", async () => {
    const game = await begin("payment");
    const { transactions, ...record } = exhibit.record(game);
    const coin = parse(transactions[0])?.outputs[0] as Output;
    const draft = parse(transactions[1]) as Transaction;
    const scope = TransactionSignature.SIGHASH_ALL;
    const hex = unlocked(draft, opening(signature(draft, coin, keyOf("caller"), scope)));
    const spentOnThisPage = [{ coin: coinIn(game), by: idOf(hex) }];
    const found = await foundIn({ ...record, transactions: [transactions[0] ?? "", hex], spentOnThisPage });
    expect(found).toEqual({ says: "opens", at: 1 });
  });
});

test("a coin that was never mined pays like any other, until somebody asks for proof of its block", async () => {
  const first = await begin("payment");
  const { game, verdict } = await use(first, "invent");
  expect(verdict).toEqual({ state: "uncovered", gap: "invent" });
  expect(first.made.map(({ hex }) => idOf(hex))).not.toContain(coinIn(game).split(":")[0]);
});

test("a server that keeps the payment sends nothing, and no check sees that", async () => {
  const { game, verdict } = await use(await begin("payment"), "withhold");
  expect(verdict).toEqual({ state: "uncovered", gap: "withhold" });
  const shown = shownOf(game, verdict);
  expect(shown).toContain("Nothing comes");
  expect(shown).not.toContain("200 OK");
});

test("a payment leaves the fee that the network asks for, and no more than a satoshi above it", async () => {
  const { hex = "" } = (await begin("payment")).made.at(-1) ?? {};
  const out = (parse(hex)?.outputs ?? []).reduce((sum, { satoshis }) => sum + satoshis, 0);
  expect([feeOf(hex), feeOf(hex) + 1]).toContain(worth - out);
});
