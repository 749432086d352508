import Transaction from "@bsv/sdk/transaction/Transaction";
import { exhibit } from "../../src/exhibits/coin";
import { fieldsOf, transactionWith } from "../../src/exhibits/coin/fields";
import { hexOf, idOf, isMined, parse } from "../../src/exhibits/coin/transaction";
import { begin, presets, shownOf } from "../support/coin";

describe("A transaction", () => {
  it.each(presets)("is read and written as the SDK does it: %s", async (preset) => {
    for (const { hex } of (await begin(preset)).made) {
      expect(Transaction.fromHex(hex).toHex()).toBe(hex);
      expect(Transaction.fromHex(hex).id("hex")).toBe(idOf(hex));
      expect(hexOf(parse(hex) as NonNullable<ReturnType<typeof parse>>)).toBe(hex);
    }
  });

  it("is nothing where it has too few bytes, too many, or counts that lead nowhere", async () => {
    const { hex = "" } = (await begin("handover")).made[1] ?? {};
    const long = `${hex.slice(0, 8)}feffffffff${hex.slice(10)}`;
    for (const other of [
      "",
      "zz",
      "0",
      hex.slice(2),
      hex.slice(0, -2),
      `${hex}00`,
      hex.toUpperCase(),
      long,
      7,
      null,
    ])
      expect(parse(other)).toBeUndefined();
  });

  it("is none that made new coins where it spends another one beside them", () => {
    const inputsOf = (...bytes: string[]) =>
      bytes.map((byte) => ({ id: byte.repeat(32), output: 0, script: "", sequence: 0 }));
    for (const [bytes, mined] of [
      [["00"], true],
      [["00", "ab"], false],
      [["ab"], false],
    ] as const)
      expect(isMined({ version: 1, outputs: [], lockTime: 0, inputs: inputsOf(...bytes) })).toBe(mined);
  });

  it.each(presets)("can be typed over in each of its fields, and its bytes follow: %s", async (preset) => {
    const { made, chosen } = await begin(preset);
    const { hex = "" } = made[chosen] ?? {};
    for (const [at, { value, name }] of fieldsOf(hex).entries()) {
      expect(transactionWith(hex, at, value)).toBe(hex);
      const other = ["opens", "lock"].includes(name) ? "OP_1" : name === "spends" ? "ab".repeat(32) : "7";
      expect(fieldsOf(transactionWith(hex, at, other) ?? "")[at]?.value).toBe(other);
    }
    const [version] = fieldsOf(hex).keys();
    for (const bad of ["", "-1", "1.5", "99999999999", "x", "word ".repeat(9)])
      expect(transactionWith(hex, version ?? 0, bad)).toBeUndefined();
  });

  it("with a field that has no room for what is typed stays as it is, and what was typed stays as well", async () => {
    const game = await begin("handover");
    const after = exhibit.edits.field(game, { at: 0, value: "many" });
    expect(after).toMatchObject({ problem: "field", typed: { at: 0, value: "many" }, made: game.made });
    expect(shownOf(after)).toContain('value="many"');
    expect(exhibit.edits.field(after, { at: 0, value: "1" })).toMatchObject({
      problem: undefined,
      made: game.made,
    });
  });
});
