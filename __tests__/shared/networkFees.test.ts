import { dearestBsv, dollarsFor, inBsv, inDollars, satoshisFor } from "../../src/shared/networkFees";

const rates = { satoshisPerKilobyte: 100, dollarsPerBsv: 20 };

describe("A network fee", () => {
  it("is bytes times rate, for each transaction by itself and in whole satoshis", () => {
    expect(satoshisFor(1, 1000, rates)).toBe(100);
    expect(satoshisFor(40_000, 1000, rates)).toBe(4_000_000);
    expect(satoshisFor(1, 1001, rates)).toBe(101);
    expect(satoshisFor(10, 226, rates)).toBe(230);
    expect(satoshisFor(1000, 300, { ...rates, satoshisPerKilobyte: 1 })).toBe(1000);
  });
});

describe("An amount in BSV", () => {
  it.each([
    [1, "0.00000001"],
    [10, "0.0000001"],
    [144_000, "0.00144"],
    [3_000_000, "0.03"],
    [10_000_000, "0.1"],
    [30_000_000, "0.3"],
    [100_000_000, "1"],
    [110_000_000, "1.1"],
    [123_456_789_012_345, "1,234,567.89012345"],
    [0, "0"],
  ])("of %i satoshis is %s, without digits that nobody has computed", (satoshis, bsv) => {
    expect(inBsv(satoshis)).toBe(bsv);
  });
});

describe("An amount in dollars", () => {
  it.each([
    ["what is whole stays", 4_000_000, 20, 0.8],
    ["a part of a cent is a cent", 120_000, 20, 0.03],
    ["so is the smallest part", 50_001, 20, 0.02],
    ["a whole cent is no more than that", 50_000, 20, 0.01],
    ["cents of the price count", 10_000_000, 17.33, 1.74],
    ["less than a cent has two digits", 100, 20, 0.00002],
    ["and is rounded up there too", 1234, 20, 0.00025],
    ["nothing is nothing", 0, 20, 0],
  ])("is rounded up: %s", (_, satoshis, dollarsPerBsv, dollars) => {
    expect(dollarsFor(satoshis, { ...rates, dollarsPerBsv })).toBe(dollars);
  });

  it("is never less than what it is of", () => {
    for (let satoshis = 1; satoshis < 10_000_000; satoshis = Math.ceil(satoshis * 1.37)) {
      for (const dollarsPerBsv of [0.01, 19.99, 20, 45.5, 999]) {
        const exact = (satoshis * dollarsPerBsv) / 1e8;
        const rounded = dollarsFor(satoshis, { ...rates, dollarsPerBsv });
        expect(rounded).toBeGreaterThanOrEqual(exact * (1 - 1e-12));
        expect(rounded - exact).toBeLessThanOrEqual(Math.max(0.01, exact));
      }
    }
  });

  it.each([
    [50, "$50"],
    [0.8, "$0.80"],
    [0.07 * 100, "$7"],
    [0.1 + 0.2, "$0.30"],
    [(0.03 * 12) / 1000, "$0.00036"],
    [1234.5, "$1,234.50"],
  ])("of %d is written %s", (amount, written) => {
    expect(inDollars(amount)).toBe(written);
  });
});

describe("The price of a BSV", () => {
  it.each([
    [0.001, 100, 1000],
    [0.001, 250, 400],
    [0.001, 1, 100_000],
    [0.0003, 100, 300],
    [0.001, 300, 333],
  ])(
    "at which an amount of $%d still pays for %i satoshis is $%i, rounded down",
    (dollars, satoshis, most) => {
      expect(dearestBsv(dollars, satoshis)).toBe(most);
    },
  );
});
