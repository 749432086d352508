import type { z } from "zod";
import { exhibit, gaps, lines, problems, word } from "../../content/model/exhibit";
import { choice, group, line } from "../../content/model/fields";

const preset = choice(["first", "hundred-thousand"], { help: "Which block it begins with" });

export const words = exhibit(
  "block",
  "A block that was really mined: a transaction, its path up the tree, the header, the work, and the blocks after it",
  {
    labels: {
      which: ["What screen readers call the choice of the block", "Which block", 32],
      first: ["The button for the chain's first block", "The first block", 24],
      hundred: ["The button for block 100,000", "Block 100,000", 24],
      shared: [
        "Where these blocks stand",
        "Mined before the chains parted, so BSV has it like the others. Any explorer shows it.",
        120,
      ],
      give: ["In the field for a file of the visitor's", "A file of yours", 24],
      alone: [
        "Where the visitor's own block stands",
        "Your file, beside real payments, in a block that you mined. It stays on this device: no chain has it.",
        120,
      ],
      hashing: ["What screen readers call the bar while a large file is hashed", "Hashing the file", 32],
      mine: ["The visitor's own block", "Your block", 24],
      none: ["In place of the blocks after it, if there are none", "No block follows yet", 24],
      file: ["Before the SHA-256 of the visitor's file", "Its SHA-256", 24],
      trial: [
        "The same for the block of the test network",
        "A block of the test network, not of the chain.",
        120,
      ],
      minted: ["The same for the forged block", "Our forgery, mined for this page. No chain has it.", 120],
      after: ["Before the blocks that follow", "The blocks after it", 24],
      block: ["A block; {height} is its number", "Block {height}", 24],
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
      root: ["The topmost hash of the tree, which stands in the header", "Root in the header", 24],
      otherRoot: ["The same if another one stands in the header", "Root, not the header’s", 24],
      node: ["A hash of two others", "Hash of two", 24],
      beside: ["A hash beside the path", "Beside the path", 24],
      id: ["The hash of the transaction", "Hash of this transaction", 32],
      choose: ["A transaction; {place} is its place", "Transaction {place}", 24],
      notChains: ["On the forged block, which all steps of the check pass", "not the chain’s", 24],
      justNow: ["On a block with an early date, which the check passes", "mined just now", 24],
      headline: ["Before the headline", "Written into the transaction", 40],
      amount: ["Before an amount in coins", "Coins of its first output", 40],
      transaction: ["Before the transaction", "Transaction, in hex", 32],
      zeros: ["Before the slider; {zeros} is how many", "Yours: {zeros} zero bits", 40],
      tries: ["How many hashes that takes on average", "about {tries} hashes", 32],
      firstWork: [
        "Before anything was mined: how much work the first block took on average",
        "This block took about 4.3 billion hashes. Set what yours takes, if you rebuild it or mine one.",
        120,
      ],
      hundredWork: [
        "The same of block 100,000",
        "This block took about 62 trillion hashes. Set what yours takes, if you rebuild it or mine one.",
        120,
      ],
      mining: ["While it mines", "{hashes} hashes tried, {rate} a second", 60],
      mined: [
        "Once it has mined: what the same work would take on this device",
        "{hashes} hashes, {rate} a second. On this page the first block (4.3 billion hashes) would take {first}, block 100,000 (62 trillion) {hundred}.",
        200,
      ],
      letter: ["The button that changes one letter", "Change a letter", 24],
      swap: ["The button that takes another path", "Swap the path", 24],
      newRoot: ["The button that makes the root anew", "Fit the root", 24],
      remake: ["The button that makes everything anew, and mines", "Rebuild it all", 24],
      test: ["The button that shows a block of another chain", "Another chain’s block", 32],
      cheap: ["The button that shows a forged block with the work of 2009", "Mine it as in 2009", 32],
      back: ["The button that mines a block with an early date", "A block dated 2009", 32],
    },
    holds: "The transaction is in this block, and every block that is shown here has its work.",
    steps: {
      id: "Transaction’s hash",
      path: "Path to the root",
      root: "Root in header",
      work: "Hash below target",
      target: "Target hard enough",
      next: "Blocks after it",
    },
    fails: {
      id: [
        "The transaction was changed",
        "Another hash: not one letter of the transaction, or of the file that it names, changes unseen.",
        140,
      ],
      path: ["The path leads elsewhere", "The path leads to another root.", 140],
      root: ["The header has another root", "Another root stands in the header.", 140],
      work: [
        "The header's work is gone",
        "The root fits, and the work is gone: the header’s hash is above its target.",
        140,
      ],
      target: [
        "The block has less work than the chain asks for",
        "Mined, but too easily: at that date, the chain asked for more work.",
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
          "All steps pass: a block of 2009 took little work, and we mined this forgery in minutes. Remedy: compare its hash with the first block’s, and count the work of all blocks since.",
          190,
        ],
        back: [
          "That a block with little work may have any date",
          "All four steps pass that a block of your own is asked. One of a few zero bits can bear any date. Remedy: the chain’s target, and blocks after it.",
          180,
        ],
      }),
      preset,
      begins: word([
        "What the verdict says before the first check",
        "These bytes are the chain’s. Let your own browser check them.",
        140,
      ]),
      units: lines("How long something takes; {count} is how many", {
        seconds: ["Seconds", "{count} seconds", 24],
        minutes: ["Minutes", "{count} minutes", 24],
        hours: ["Hours", "{count} hours", 24],
        days: ["Days", "{count} days", 24],
        years: ["Years", "{count} years", 24],
      }),
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
