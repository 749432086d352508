import { checkAmounts } from "../../../src/content/check/amounts";
import { findingsWith } from "../../../src/content/check/findings";
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

  findsEach("claims.yaml", {
    "a multiple of a claim that is not there": [
      (text) => cheap(claimsWith(product("reply-tiem")).edit(text)),
      '13:18 No claim with dollars has the key "reply-tiem". ... Did you mean "reply-time"?',
      claimsWith("").also,
    ],
    "a multiple of a claim that is no amount": [
      (text) => text + product("reply-time"),
      '12:18 No claim with dollars has the key "reply-time". Use the key of an entry under items that has dollars.',
      claimsWith("").also,
    ],
    "an amount that its words contradict": [
      (text) => text.replace("value: 24 hours", "value: under $0.001\n    dollars: 0.01"),
      '4:5 The value says "under $0.001", and this says $0.01. Correct one of the two.',
    ],
    "an amount that no longer holds at the price of a BSV": [
      (text) => cheap(claimsWith(ceiling).edit(text)).replace("dollars: 20,", "dollars: 5000,"),
      '13:5 At $5,000 per BSV the fee is more than the amount of "reply-time": it holds below $5,000. Correct the rate or the price',
      claimsWith("").also,
    ],
    "a rate of nothing": [
      swap("satoshisPerKilobyte: 100", "satoshisPerKilobyte: 0"),
      '8:14 "satoshisPerKilobyte" is too small: 0. Write 1 or more.',
    ],
    "a rate beyond all reason": [
      swap("satoshisPerKilobyte: 100", "satoshisPerKilobyte: 100000000"),
      '8:14 "satoshisPerKilobyte" is too large: 100000000. Write 1000000 or less.',
    ],
    "one key in two lists": [
      (text) => `${text}fees:\n  - { key: reply-time, entries: 1, bytes: 1000, covers: One }\n`,
      '12:7 There are two claims with the key "reply-time". Keep one of the two',
    ],
  });

  it("are known by their keys, as the rates are by their names", () => {
    const { edit, also } = claimsWith(product("reply-time"));
    const used = swap("{claim:more}", "{claim:more} {network-rate} {network-rate-date} {bsv-price-date}");
    const page = also[about] as (text: string) => string;
    expect(
      findingsAfter({ "claims.yaml": (text) => cheap(edit(text)), [about]: (text) => used(page(text)) }),
    ).toEqual({ faults: [], warnings: [] });
  });

  warnsOfEach("claims.yaml", {
    "a fee that no text uses": [
      (text) => `${text}fees:\n  - { key: spare, entries: 1, bytes: 1000, covers: One }\n`,
      "12:7 No text uses {claim:spare}. Remove the claim",
    ],
    "a rate that is due for review": [
      swap("date: 2026-03-23, review: 2027-05-31", "date: 2026-03-23, review: 2026-05-31"),
      "8:76 The network's rate was due for review by 2026-05-31. Check that it still holds",
    ],
    "a price from the future": [
      swap("date: 2026-11-20, review", "date: 2026-11-22, review"),
      "9:23 2026-11-22 is in the future. Write the day of which the rate is.",
    ],
  });
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
    ["cents", "It costs 5 cents.", "5 cents"],
    ["a number in words", "It costs twenty dollars.", "twenty dollars"],
    ["satoshis by a number in words", "It costs fifty satoshis.", "fifty satoshis"],
    ["BSV by a number in words", "It costs two BSV.", "two BSV"],
    ["an adjective", "It saves a 40-dollar fee.", "40-dollar"],
    ["pounds", "It costs £40 a month.", "£40"],
    ["a sign with a space behind it", "It costs $ 40 a month.", "$ 40"],
    ["a non-breaking space", "It costs 40\u00a0USD a month.", "40 USD"],
    ["the end of a sentence", "It costs $40.", "$40"],
    ["parts of a cent", "It costs a tenth of a cent.", "a tenth of a cent"],
  ])("are not typed into texts: %s", (_, words, amount) => {
    const { faults, warnings } = findingsAfter(saying(words));
    expect(faults).toEqual([]);
    expect(warnings.map(({ problem }) => problem)).toEqual([
      `"${amount}" is typed here, and would stay when the rates change.`,
    ]);
  });

  it("are all named, not the first alone", () => {
    const { warnings } = findingsAfter(saying("It costs $40, or 20 dollars a year."));
    expect(warnings.map(({ problem }) => problem)).toEqual([
      expect.stringContaining('"$40" is typed here'),
      expect.stringContaining('"20 dollars" is typed here'),
    ]);
  });

  it.each([
    ["are a year, or a verb", "In 2018 BSV split off. Every one sat down."],
    ["name a unit alone", "It is paid in satoshis, and a satoshi is a part of a BSV."],
    ["are code", "Write `1 satoshi` there, or `$1`."],
    ["come from claims.yaml", "It costs {network-rate} at {bsv-price}."],
  ])("may be there where they %s", (_, words) => {
    expect(findingsAfter(saying(words))).toEqual({ faults: [], warnings: [] });
  });

  it("are typed nowhere on this site: every one follows from claims.yaml", () => {
    const findings = findingsWith({ faults: [], warnings: [] });
    checkAmounts(readSources(dataFolder), findings, "");
    expect(findings.warnings.map(inOneLine)).toEqual([]);
  });
});
