import { lines } from "../../../content/model/exhibit";

/** What the verdict says of what fits. */
export const says = lines(
  "What the verdict says, and what remains to be asked",
  {
    record: [
      "The record fits; the mechanism's own sentence follows",
      "The record is consistent. Compare the keys, lists and hashes that it brings with ones you had from elsewhere.",
      160,
    ],
    message: [
      "A message fits",
      "The key {key} signed this text. Ask its owner to confirm that it’s theirs.",
      160,
    ],
    certificate: ["A certificate fits", "The issuer {key} signed all of it for {subject}.", 160],
    irrevocable: [
      "A certificate fits that names no output which would revoke it",
      "The issuer {key} signed all of it for {subject}. It names no output for a revocation: nobody can revoke it.",
      220,
    ],
    beef: [
      "A BEEF fits",
      "Transactions: {count}, Merkle paths: {paths}. They fit together, up to {id}.",
      160,
    ],
    pathOfOne: [
      "A path of one transaction fits",
      "Transaction {id} is under the root {root}. The height, {height}, is only the path’s own claim.",
      220,
    ],
    pathOfSeveral: [
      "A path of several transactions fits",
      "{count} transactions, {id} among them, are under the root {root}. The height, {height}, is only the path’s own claim.",
      220,
    ],
    transactionId: ["What a transaction shows", "Its id is {id}, and its own bytes fit.", 160],
    coinbase: ["It creates coins", "It creates new coins, so there’s no spend to check.", 160],
    spentClaimed: [
      "It carries the outputs that it spends",
      "Its scripts satisfy the outputs it carries. To see that these are on the chain, ask for a BEEF.",
      180,
    ],
    spentUnknown: [
      "It does not carry what it spends",
      "Checking its scripts and amounts takes the transactions it spends: ask its sender for a BEEF.",
      160,
    ],
    waitsBlock: [
      "It waits for a block",
      "Transaction {id} is time-locked. Miners leave it out before block {height}.",
      200,
    ],
    waitsDate: [
      "It waits for a date",
      "Transaction {id} is time-locked. Miners leave it out before {date}.",
      200,
    ],
    noFee: ["It pays no fee", "Transaction {id} pays no fee. Miners would pass it over.", 200],
    lowFee: [
      "It pays too low a fee",
      "Transaction {id} pays {fee} satoshis for {size} bytes. Miners ask for at least {least}.",
      200,
    ],
    mined: [
      "Whether it is in a block",
      "A Merkle path would show that it’s in a block: ask its sender or a miner.",
      160,
    ],
    header: [
      "A header is missing",
      "Does the block at height {height} have the root {root}? Look it up with a node or an explorer you trust, or paste its header.",
      240,
    ],
    knownOnly: [
      "Only an id is there",
      "Only the id of transaction {id} is here: ask its sender for the rest.",
      200,
    ],
    otherReader: ["Only somebody else can verify it", "Only the holder of the key {key} can verify it.", 160],
    noText: ["The text is missing", "It is a signature of {key}. Type the text that was signed.", 160],
    revocation: [
      "Whether it was revoked",
      "It may have been revoked since: ask a node whether the output {outpoint} is spent.",
      220,
    ],
  },
  "VerifierSays",
);
