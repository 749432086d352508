import { checkAmounts } from "../../../src/content/check/amounts";
import type { CheckResult } from "../../../src/content/check/findings";
import { readSources } from "../../../src/content/read/sources";
import { findingsAfter, inOneLine, swap } from "../../support/content";
import { findsEach, warnsOfEach } from "../../support/seeds";
import { dataFolder } from "../../support/site";

const about = "pages/about.yaml";

/** The small site's claims with more of them; each is used on a page. */
const claimsWith = (more: string) => ({
  edit: (text: string) => `${text.replace("    value:", "    dollars: 0.005\n    value:")}${more}`,
  also: { [about]: swap("Who keeps the records.", "Who keeps the records. {claim:more}") },
});

describe("Claims that follow from others", () => {
  const product = (of: string) => `products:\n  - { key: more, of: ${of}, times: 10, covers: Ten }\n`;
  const ceiling = "ceilings:\n  - { key: more, of: reply-time, bytes: 1000, covers: A price }\n";
  const cheap = (text: string) => text.replace("value: 24 hours", "value: half a cent");

  findsEach([
    {
      fault: "a multiple of a claim that is not there",
      file: "claims.yaml",
      edit: (text) => cheap(claimsWith(product("reply-tiem")).edit(text)),
      also: claimsWith("").also,
      at: "13:18",
      problem: 'No claim with dollars has the key "reply-tiem".',
      expected: 'Did you mean "reply-time"?',
    },
    {
      fault: "a multiple of a claim that is no amount",
      file: "claims.yaml",
      edit: (text) => text + product("reply-time"),
      also: claimsWith("").also,
      at: "12:18",
      problem: 'No claim with dollars has the key "reply-time".',
      expected: "Use the key of an entry under items that has dollars.",
    },
    {
      fault: "an amount that its words contradict",
      file: "claims.yaml",
      edit: (text) => text.replace("value: 24 hours", "value: under $0.001\n    dollars: 0.01"),
      at: "4:5",
      problem: 'The value says "under $0.001", and this says $0.01.',
      expected: "Correct one of the two.",
    },
    {
      fault: "an amount that no longer holds at the price of a BSV",
      file: "claims.yaml",
      edit: (text) => cheap(claimsWith(ceiling).edit(text)).replace("dollars: 20,", "dollars: 5000,"),
      also: claimsWith("").also,
      at: "13:5",
      problem: 'At $5,000 per BSV the fee is more than the amount of "reply-time": it holds below $5,000.',
      expected: "Correct the rate or the price",
    },
    {
      fault: "a rate of nothing",
      file: "claims.yaml",
      edit: swap("satoshisPerKilobyte: 100", "satoshisPerKilobyte: 0"),
      at: "8:14",
      problem: '"satoshisPerKilobyte" is too small: 0.',
      expected: "Write 1 or more.",
    },
    {
      fault: "a rate beyond all reason",
      file: "claims.yaml",
      edit: swap("satoshisPerKilobyte: 100", "satoshisPerKilobyte: 100000000"),
      at: "8:14",
      problem: '"satoshisPerKilobyte" is too large: 100000000.',
      expected: "Write 1000000 or less.",
    },
    {
      fault: "one key in two lists",
      file: "claims.yaml",
      edit: (text) => `${text}fees:\n  - { key: reply-time, entries: 1, bytes: 1000, covers: One }\n`,
      at: "12:7",
      problem: 'There are two claims with the key "reply-time".',
      expected: "Keep one of the two",
    },
  ]);

  it("are known by their keys, as the rates are by their names", () => {
    const { edit, also } = claimsWith(product("reply-time"));
    const used = swap("{claim:more}", "{claim:more} {network-rate} {network-rate-date} {bsv-price-date}");
    const page = also[about] as (text: string) => string;
    expect(
      findingsAfter({ "claims.yaml": (text) => cheap(edit(text)), [about]: (text) => used(page(text)) }),
    ).toEqual({ faults: [], warnings: [] });
  });

  warnsOfEach([
    {
      fault: "a fee that no text uses",
      file: "claims.yaml",
      edit: (text) => `${text}fees:\n  - { key: spare, entries: 1, bytes: 1000, covers: One }\n`,
      at: "12:7",
      problem: "No text uses {claim:spare}.",
      expected: "Remove the claim",
    },
    {
      fault: "a rate that is due for review",
      file: "claims.yaml",
      edit: swap("date: 2026-03-23, review: 2027-05-31", "date: 2026-03-23, review: 2026-05-31"),
      at: "8:76",
      problem: "The network's rate was due for review by 2026-05-31.",
      expected: "Check that it still holds",
    },
    {
      fault: "a price from the future",
      file: "claims.yaml",
      edit: swap("date: 2026-11-20, review", "date: 2026-11-22, review"),
      at: "9:23",
      problem: "2026-11-22 is in the future.",
      expected: "Write the day of which the rate is.",
    },
  ]);
});

describe("Amounts of money", () => {
  const saying = (words: string) => ({
    [about]: swap("Who keeps the records.", `Who keeps the records. ${words}`),
  });

  it.each([
    ["satoshis", "It costs 40,000 satoshis.", "40,000 satoshis"],
    ["satoshis in words", "It costs one satoshi per kilobyte.", "one satoshi"],
    ["a rate", "It costs a few sat/kB.", "sat/kB"],
    ["BSV", "It costs 0.0004 BSV.", "0.0004 BSV"],
    ["dollars", "It holds below $1,000 per BSV.", "$1,000"],
    ["dollars in words", "It costs 40 dollars a month.", "40 dollars"],
    ["dollars by their code", "It costs 40 USD a month.", "40 USD"],
    ["dollars behind their code", "It costs USD 40 a month.", "USD 40"],
    ["euros", "It costs €40 a month.", "€40"],
    ["parts of a cent", "It costs a tenth of a cent.", "a tenth of a cent"],
  ])("are not typed into texts: %s", (_, words, amount) => {
    const { faults, warnings } = findingsAfter(saying(words));
    expect(faults).toEqual([]);
    expect(warnings.map(({ problem }) => problem)).toEqual([
      `"${amount}" is typed here, and would stay when the rates change.`,
    ]);
  });

  it.each([
    ["name a unit alone", "It is paid in satoshis, and a satoshi is a part of a BSV."],
    ["are code", "Write `1 satoshi` there, or `$1`."],
    ["come from claims.yaml", "It costs {network-rate} at {bsv-price}."],
  ])("may be there where they %s", (_, words) => {
    expect(findingsAfter(saying(words))).toEqual({ faults: [], warnings: [] });
  });

  it("are typed nowhere on this site: every one follows from claims.yaml", () => {
    const findings: CheckResult = { faults: [], warnings: [] };
    checkAmounts(readSources(dataFolder), findings, "");
    expect(findings.warnings.map(inOneLine)).toEqual([]);
  });
});
