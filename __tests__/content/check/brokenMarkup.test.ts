import { faultsAfter, findingsAfter, swap } from "../../support/content";
import { findsEach, type Seed } from "../../support/seeds";

const home = "pages/index.yaml";
const text = (words: string) => swap("text: They stay with you.", `text: ${JSON.stringify(words)}`);

/** A slip in a text, and the beginning of what is said of it. */
const slips: [words: string, problem: string, expected: string][] = [
  ["See [the page](", "This link has no target.", "Write where it leads: [its words](/about)."],
  ["See [the page](/about today.", "This link is never closed.", "Write ) after its target"],
  ["See [the page](/about", "This link is never closed.", "Write ) after its target"],
  ["See [the page](documentation", "This link is never closed.", "Write ) after its target"],
  ["See [the page](/about us).", "The target of this link has a space in it.", "A link is written"],
  [
    "See [the page] (/about).",
    "There is a space between the two brackets of this link.",
    "A link is written",
  ],
  [
    "See [the page] (guides).",
    "There is a space between the two brackets of this link.",
    "A link is written",
  ],
  ["See [the page(/about).", "The words of this link are never closed.", "Write ] after them"],
  ["See [the page]/about).", "The target of this link is never opened.", "Write ( before it"],
  ["See [](/about).", "This link has no words:", "Write them between the first brackets"],
  ["See [the page today.", "This bracket has no partner.", "Write [its words](/about) for a link"],
  ["See the page] today.", "This bracket has no partner.", "Write [its words](/about) for a link"],
  [
    "Call [us](tel:+1 541 555 0100).",
    "The target of this link has a space in it.",
    "A number to call is written tel:{phone}.",
  ],
  ["See the page](/about).", "The words of this link are never opened.", "Write [ before them"],
  [
    "See (the page)[files/guide.pdf].",
    "The brackets of this link are the wrong way round.",
    "A link is written",
  ],
  ["See (the page)[/about].", "The brackets of this link are the wrong way round.", "A link is written"],
  ["It is **bold.", "These asterisks have no partner.", "Write two before the bold words and two after them"],
  ["**It** is bold**.", "These asterisks have no partner.", "Write two before"],
  ["It is ** bold **.", "There is a space inside the asterisks.", "Write **bold** without a space inside."],
  ["It is *slanted.", "This asterisk has no partner.", "Write one before the words and one after them"],
  ["It is slanted*.", "This asterisk has no partner.", "Write one before"],
  ["It is `code.", "This backtick has no partner.", "Write one before the code and one after it"],
  [
    "From {brnad} with love.",
    "Nothing fills in {brnad}: visitors would see it exactly as typed.",
    "Did you mean {brand}?",
  ],
  ["From {Brand} with love.", "Nothing fills in {Brand}:", "Did you mean {brand}?"],
  ["They stay with {Brand }, `{brnd}`.", "Nothing fills in {Brand }:", "Did you mean {brand}?"],
  ["From {{brand}} with love.", "Nothing fills in {{brand}}:", "Did you mean {brand}?"],
  [
    "Wait {some time or other}.",
    "Nothing fills in {some time or other}:",
    "Write what they should read instead",
  ],
  ["Write to {email today.", "{email is never closed: visitors would see it.", "Write {email}."],
  ["As of ({network-rate-date).", "{network-rate-date is never closed", "Write {network-rate-date}."],
  ["As of (network-rate-date}).", "network-rate-date} is never opened", "Write {network-rate-date}."],
  ["Within {claim:reply-time, by {brand}.", "{claim:reply-time is never closed", "Write {claim:reply-time}."],
  ["Within (claim:reply-time).", "Nothing fills in (claim:reply-time):", "Did you mean {claim:reply-time}?"],
  ["Within [claim:reply-time].", "Nothing fills in [claim:reply-time]:", "Did you mean {claim:reply-time}?"],
  ["Within {claim/reply-time}.", "Nothing fills in {claim/reply-time}:", "Did you mean {claim:reply-time}?"],
  ["Within claim:reply-time.", "Nothing fills in claim:reply-time:", "Did you mean {claim:reply-time}?"],
  ["By {brnad, and {brand}.", "{brnad is never closed", "Write {brand}."],
  ["Words} of nobody.", "Words} is never opened", "Write the words without the brace."],
];

describe("Markup that visitors would read as it was typed", () => {
  it.each(slips)("is a fault: %s", (words, problem, expected) => {
    expect(faultsAfter({ [home]: text(words) })).toEqual([
      {
        file: `data/${home}`,
        line: 19,
        column: 9,
        problem: expect.stringContaining(problem),
        expected: expect.stringContaining(expected),
      },
    ]);
  });

  findsEach(home, {
    "a link in plain text": [
      swap("title: Keys", 'title: "Keys for [you](/about)"'),
      "18:9 This is plain text: visitors would see the marks. Write only the words",
    ],
  });

  const asterisks = "18:9 This is plain text: visitors would see the asterisks. Write only the words";

  findsEach(home, {
    "bold that is never closed, in plain text": [swap("title: Keys", "title: Keys **for you"), asterisks],
    "bold that is never opened, in plain text": [swap("title: Keys", "title: Keys for** you"), asterisks],
  });

  findsEach(
    "pages/contact.yaml",
    Object.fromEntries(
      [
        ["A [link](/about).\n\nAnother [link](/about", "16:15 This link is never closed."],
        ["**Bold** here.\n\nIt is **bold there.", "16:13 These asterisks have no partner."],
        ["| A | B |\n| - | - |\n| x | [y](/about |", "16:13 This link is never closed."],
        ["A table:\n\n| A | B |\n| x | y |", "16:7 This table has no line below its first one."],
        ["## Good\n\n##Bad heading", "16:7 A heading needs a space after its #."],
        ["Code:\n\n```js\nlet a;", "16:7 This block of code is never closed."],
        ["A list:\n\n- From {brnad}", "16:14 Nothing fills in {brnad}:"],
        ["Words.\n\n[docs]: /about", "16:7 Markdown does not show a line that begins like this."],
      ].map(([words = "", says = ""]): [string, Seed] => [
        `the line inside of a long text: ${JSON.stringify(words)}`,
        [(text) => text + prose(words), says],
      ]),
    ),
  );
});

const prose = (words: string) =>
  `  - type: Prose\n    title: Long\n    body: |\n${words.replace(/^(?=.)/gm, "      ")}\n`;

describe("Texts that hold brackets, asterisks and braces as such", () => {
  it.each([
    "Every entry [14] (see below) counts, and so does [13].",
    "Write to [names, phone numbers] (or nobody).",
    "Five * three is fifteen, and `2**3` is eight.",
    "Code: `[text](`, `{unknown}`, `**`, and \\*this\\* and \\[that\\](/x).",
    "**Bold**, *italic*, ***both***, **bold *and italic* words**.",
    "A [link with `code`](/about), and [**bold**](/about).",
    "A snake_case_name and another_one_.",
    'The record is {"size": 4}, or {1, 2}.',
    'The record is {"a": {"size": 4}}, and `{brand` is code.',
    "```\n[text]( **never {closed}\n```",
  ])("are in order: %s", (words) => {
    expect(findingsAfter({ [home]: text(words) }).faults).toEqual([]);
  });
});
