import { Hash, Transaction, Utils } from "@bsv/sdk";
import { exhibit } from "../../../src/exhibits/block";
import blocks from "../../../src/exhibits/block/blocks.json";
import { triesFor } from "../../../src/exhibits/block/mine";
import { type Game, show } from "../../../src/exhibits/block/play";
import { idOf, parse } from "../../../src/exhibits/block/run";
import { begin, turned } from "../../support/block";

const { turn } = exhibit.edits;
const twice = (hex: string) => Utils.toHex(Hash.hash256(Utils.toArray(hex, "hex")).reverse());

describe.each(Object.entries(blocks))("The block %s, recomputed with the SDK alone", (_, block) => {
  const root = turned(block.header.slice(72, 136));

  it("has the root that its transactions lead to", () => {
    let nodes = block.transactions.map((hex) => {
      expect(Transaction.fromHex(hex).toHex()).toBe(hex);
      return Transaction.fromHex(hex).id("hex");
    });
    while (nodes.length > 1) {
      const pairs = nodes.flatMap((left, at) => (at % 2 === 0 ? [[left, nodes[at + 1] ?? left]] : []));
      nodes = pairs.map(([left = "", right = ""]) => twice(turned(left) + turned(right)));
    }
    expect(nodes).toEqual([root]);
  });

  it("has its work, and each header after it names the one before and has its own", () => {
    const headers = [block.header, ...block.next];
    expect(headers.length).toBeGreaterThan(2);
    for (const [at, header] of headers.entries()) {
      expect(header).toMatch(/^[0-9a-f]{160}$/);
      const bits = turned(header.slice(144, 152));
      const target = BigInt(`0x${bits.slice(2)}`) << (8n * (BigInt(`0x${bits.slice(0, 2)}`) - 3n));
      expect(BigInt(`0x${twice(header)}`) <= target).toBe(true);
      if (at > 0) expect(turned(header.slice(8, 72))).toBe(twice(headers[at - 1] ?? ""));
    }
  });
});

describe("The data", () => {
  it("is what explorers show of these blocks, and a forgery that none of them has", () => {
    expect(Object.values(blocks).map(({ header }) => idOf(header))).toEqual([
      "000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f",
      "000000000003ba27aa200b1cecaad478d2b00432346c3f1f3986da1afd33e506",
      "000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943",
      "00000000ead9282145abd18f00e192343b2ac61aa4659342dcb0dd0f74e0e5c2",
    ]);
    expect(parse(blocks.first.header)).toMatchObject({ bits: "1d00ffff" });
  });

  it("took the work that a block's date asks for", () => {
    expect(triesFor("1d00ffff")).toBe(4_295_032_833);
    expect(triesFor("1b04864c")).toBe(62_209_952_899_966);
  });

  it("carries the headline, which is what the visitor can type over", async () => {
    expect((await begin()).words).toBe(
      "The Times 03/Jan/2009 Chancellor on brink of second bailout for banks",
    );
    const amounts = [0, 1, 2, 3].map((at) => show(hundredGame, "hundred-thousand", at).words);
    expect(amounts).toEqual(["50", "5.56", "0.01", "0.01"]);
  });
});

const hundredGame = turn({ forged: "x", zeros: 8 } as Game, { at: 1 });
