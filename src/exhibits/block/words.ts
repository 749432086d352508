import type { z } from "zod";
import { exhibit, gaps, problems, word } from "../../content/model/exhibit";
import { choice, group, line } from "../../content/model/fields";

const preset = choice(["first", "hundred-thousand"], { help: "Which block it begins with" });

export const words = exhibit(
  "block",
  "A block that was really mined: a transaction, its path up the tree, the header, the work, and the blocks after it",
  {
    labels: {
      which: ["What screen readers call the choice of the record", "Which record", 32],
      first: ["The button for the chain's first block", "A headline of 2009", 24],
      hundred: ["The button for block 100,000", "A payment of 2010", 24],
      shared: [
        "Where these blocks stand",
        "Mined before the chains split, so BSV and the others have it. Any explorer shows it.",
        120,
      ],
      changed: ["The same where something of it was changed", "Changed here. No explorer shows it.", 120],
      give: ["In the field for a file of the visitor's", "Put in your own file", 32],
      alone: [
        "Where the visitor's own block stands",
        "A block that you mined, beside real payments. It stays on this device: no chain has it.",
        120,
      ],
      hashing: ["What screen readers call the bar while a large file is hashed", "Hashing the file", 32],
      mine: ["The visitor's own block", "Your block", 32],
      none: ["In place of the blocks after it, if there are none", "No block follows yet", 24],
      file: ["Before the SHA-256 of the visitor's file", "Its SHA-256", 24],
      given: ["Above the name of the visitor's file", "The record: your file", 40],
      ours: ["The same where there is no file", "Forged: a headline of ours", 40],
      bytes: ["The button that unfolds the transaction and the header", "See every byte", 24],
      trial: [
        "The same for the block of the test network",
        "A block of a practice chain, the test network.",
        120,
      ],
      trialCaught: [
        "What the verdict says of that block",
        "Real work, but too little for a date in 2011: this block is from a chain for practice.",
        140,
      ],
      backCaught: [
        "The same of a block of the visitor's own that says it is from 2009",
        "You mined it just now, with far fewer tries than the chain asked for at that date.",
        140,
      ],
      minted: ["The same for the forged block", "Our forgery, mined for this page. No chain has it.", 120],
      after: ["Before the blocks that follow", "The blocks after it", 24],
      block: ["A block; {height} is its number", "In block {height}", 24],
      work: ["How much work is in a block; {tries} is how many tries", "Work in it: about {tries} tries", 48],
      asked: [
        "Behind that, what its bar shows: {share} is the part of {asked} tries, and {here} how long these take",
        "{share} of the {asked} that the chain asked for{here}",
        80,
      ],
      askedBefore: [
        "The same of a date that is no known block's: {height} is the known one before it, of {date}",
        "{share} of the {asked} in the chain’s block {height} of {date}",
        80,
      ],
      askedToday: [
        "The same of the visitor's own block, as no number of today is known",
        "The chain’s block {height} took {asked} on {date}. Today’s take far more.",
        90,
      ],
      here: ["In place of {here}, once this device has mined", "; this device needs {time}", 32],
      hours: ["How long that is, in hours", "{time} hours", 16],
      years: ["The same in years", "{time} years", 16],
      idleWork: ["The same of a block whose work is gone", "Work in it: none left", 48],
      nextHeader: ["What screen readers call the header of a block after it", "Header of block {height}", 32],
      header: ["Before the header", "Its header: 80 bytes", 32],
      version: ["The parts of a header: its version", "version", 16],
      previous: ["The hash of the block before", "previous", 16],
      rooted: ["The root of the tree", "root", 16],
      time: ["When it was mined", "time", 16],
      bits: ["The target, in short form", "target", 16],
      nonce: ["The number that miners try", "nonce", 16],
      hash: ["Before the header's hash", "Its hash", 16],
      target: ["Before the number that it may not exceed", "Must be below", 16],
      tree: ["What screen readers call the tree", "The tree of the block", 32],
      prints: ["Above the hashes of all transactions in a block", "Its fingerprint, joined to others", 64],
      alonePrint: ["The same where there is one transaction", "Its fingerprint, and the block’s", 64],
      root: ["The topmost hash of the tree, which stands in the header", "Named in the block", 24],
      otherRoot: ["The same if another one stands in the header", "Not what the block names", 24],
      node: ["A hash of two others", "Joined to another", 24],
      beside: ["A hash beside the path", "Beside the path", 24],
      id: ["The hash of the transaction", "The record’s fingerprint", 32],
      notChains: ["On the forged block, which all steps of the check pass", "not the chain’s", 24],
      headline: ["Above the headline", "The record: a headline of 2009", 40],
      otherHeadline: ["The same where it was changed or forged", "Changed: not 2009’s headline", 40],
      amount: ["Above an amount in coins", "The record: coins paid in 2010", 40],
      otherAmount: ["The same where it was changed", "Changed: not what was paid", 40],
      transaction: ["Before the transaction", "Transaction, in hex", 32],
      tries: [
        "Before the slider; {tries} is how many tries it takes on average",
        "Next time: about {tries} tries",
        64,
      ],
      idle: [
        "Before anything was mined",
        "A block needs a number that fits, found by trying. Change the record, and the search starts over.",
        120,
      ],
      mining: ["While it mines", "{hashes} tries, {rate} a second", 60],
      mined: [
        "Once it has mined: what that took, and what a machine made for it can do",
        "Found after {hashes} tries, {rate} a second. One mining machine: about 100 trillion a second.",
        140,
      ],
      letter: ["The button that changes one letter", "Change a character", 24],
      swap: ["The button that takes another path", "Borrow a proof", 24],
      newRoot: ["The button that makes the root anew", "Rewrite the block", 24],
      remake: ["The button that makes everything anew, and mines", "Redo the work", 24],
      back: ["The button that mines a block with an early date", "Make a block dated 2009", 32],
      test: ["The button that shows a block of the test network", "Use a practice chain’s block", 32],
      cheap: ["The button that shows a forged block with the work of 2009", "Use a mining machine", 32],
    },
    holds: "The record is in this block, and every block shown here has its work.",
    steps: {
      id: "The fingerprint is this record’s",
      path: "It leads to the block",
      root: "The block names it",
      work: "The work was done",
      own: "It asks for 256 tries or more",
      target: "Enough work for its date",
      next: "Blocks follow it",
    },
    fails: {
      id: [
        "The transaction was changed",
        "The fingerprint is another one: no character of a record changes unseen.",
        140,
      ],
      path: [
        "The path leads elsewhere",
        "This path leads to a fingerprint that the block doesn’t name.",
        140,
      ],
      root: ["The header has another root", "The block names another fingerprint.", 140],
      work: [
        "The header's work is gone",
        "The fingerprint fits now, and the block’s work is gone. It would have to be done again.",
        140,
      ],
      own: ["A block of one's own has too little work", "A block of your own takes 256 tries at least.", 140],
      target: [
        "The block has less work than the chain asks for",
        "There is work in it, but too little: the chain asked for more at that date.",
        140,
      ],
      next: [
        "A block after it does not fit; {at} is which",
        "Block {at} after it names another one, or has no work.",
        140,
      ],
    },
    more: {
      gaps: gaps({
        cheap: [
          "That the work of a block of 2009 is cheap today",
          "Whoever has a mining machine can make such a block. It isn’t in the chain: ask several nodes for theirs.",
          160,
        ],
      }),
      preset,
      ownHolds: word([
        "The verdict on a block of the visitor's own",
        "The block is yours alone, and its date is only your word. A real block would give your record a date.",
        140,
      ]),
      begins: word([
        "What the verdict says before the first check",
        "These bytes are the chain’s. Let your own browser check them.",
        140,
      ]),
      problems: problems({
        empty: ["There is no headline", "There is no headline. Type one, or start again.", 100],
        long: [
          "The headline is too long",
          "This place has room for 75 bytes. Shorten it, or start again.",
          100,
        ],
        amount: ["What is typed is no amount", "Write coins, such as 5.56, or start again.", 100],
        nothing: [
          "The file is empty",
          "There is nothing in this file. Choose another one, or start again.",
          100,
        ],
        large: [
          "The file is too large",
          "The file is larger than 200 MB. Take a smaller one, or start again.",
          100,
        ],
        gone: [
          "The file went away while it was read",
          "The file could not be read. It may have been moved; choose it once more.",
          100,
        ],
        stopped: [
          "Mining or hashing was stopped, since the page was hidden",
          "This stopped when the page was hidden. Press or choose it once more.",
          100,
        ],
      }),
    },
    sample: group("BlockSample", "What a forger makes of the block", {
      forged: line({
        help: "The headline that a forger writes in place of the first block’s",
        example: "The Times 03/Jan/2009 Chancellor rules out second bailout for banks",
        most: 75,
      }),
    }),
  },
);

export type Content = z.output<typeof words>;
