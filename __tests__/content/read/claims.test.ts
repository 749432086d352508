import { files } from "../../../src/content/model/schema";
import { claimTexts, rateTexts } from "../../../src/content/read/claims";
import { parseFile } from "../../../src/content/read/parse";

const source = `
rates:
  network: { satoshisPerKilobyte: 100, source: A ledger, date: 2026-03-31, review: 2027-05-31 }
  bsv: { dollars: 20, date: 2026-12-01, review: 2027-05-31 }
items:
  - { key: micro, value: under $0.001, dollars: 0.001, covers: A fee, basis: A promise, review: 2027-05-31 }
  - { key: intent, value: half a cent, dollars: 0.005, covers: A fee, basis: A promise, review: 2027-05-31 }
fees:
  - { key: month, entries: 40000, bytes: 1000, covers: A month }
  - { key: twice, entries: 600, transactions: 2, bytes: 1000, covers: A month }
  - { key: small, entries: 1, bytes: 226, covers: One }
products:
  - { key: intent-month, of: intent, times: 10000, covers: A month }
  - { key: intent-part, of: intent, times: 12, per: 1000, covers: A part }
ceilings:
  - { key: micro-holds, of: micro, bytes: 1000, covers: A price }
`;

const claimsOf = (text: string) => {
  const { content, faults } = parseFile("claims.yaml", text, files.claims);
  expect(faults).toEqual([]);
  if (!content) throw new Error("No claims");
  return content;
};

describe("Claims", () => {
  it("are what is written, or what follows from the rates and from other claims", () => {
    expect(Object.fromEntries(claimTexts(claimsOf(source)))).toEqual({
      micro: "under $0.001",
      intent: "half a cent",
      month: "4,000,000\u00a0satoshis (0.04\u00a0BSV, $0.80 at $20 per BSV)",
      twice: "120,000\u00a0satoshis (0.0012\u00a0BSV, $0.03 at $20 per BSV)",
      small: "23\u00a0satoshis (0.00000023\u00a0BSV, $0.0000046 at $20 per BSV)",
      "intent-month": "$50",
      "intent-part": "$0.00006",
      "micro-holds": "$1,000",
    });
  });

  it("follow when the rate or the price changes, all of them", () => {
    const dearer = source.replace("Kilobyte: 100", "Kilobyte: 250").replace("dollars: 20,", "dollars: 45.5,");
    expect(Object.fromEntries(claimTexts(claimsOf(dearer)))).toMatchObject({
      month: "10,000,000\u00a0satoshis (0.1\u00a0BSV, $4.55 at $45.50 per BSV)",
      twice: "300,000\u00a0satoshis (0.003\u00a0BSV, $0.14 at $45.50 per BSV)",
      "micro-holds": "$400",
      "intent-month": "$50",
    });
  });

  it("name the rates with their month", () => {
    expect(Object.fromEntries(rateTexts(claimsOf(source)))).toEqual({
      "network-rate": "100 satoshis per kB",
      "network-rate-date": "March 2026",
      "bsv-price": "$20 per BSV",
      "bsv-price-date": "December 2026",
    });
  });
});
