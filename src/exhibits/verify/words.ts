import { lines, word } from "../../content/model/exhibit";
import { group, text } from "../../content/model/fields";

const labels = lines(
  "The words on it",
  {
    input: ["The field for what is to be checked", "Paste a record, or type one", 60],
    file: ["The field that takes a file, by choice or by drop", "Or choose a file, or drop it here", 60],
    examples: ["Before the buttons that fill in an example", "An example of each", 40],
    signed: ["The field for the text that a message signs", "The text that was signed", 60],
    headers: [
      "The field for block headers",
      "Block headers that you trust: 80 bytes of hex a line, with or without the height before them",
      120,
    ],
    kind: ["Before the kind of what is there", "Kind:", 40],
    parts: ["Above the fields that the input has", "What it says", 40],
    bytes: ["Above the input as it is", "As it is written", 40],
    more: ["The button that shows more fields", "Show more fields", 40],
    hidden: [
      "After the fields, for those that are not shown",
      "{count} further fields are checked and not shown.",
      80,
    ],
    open: ["Beside a field that the check does not cover", "not covered", 24],
    shown: ["Before the pages that show the mechanism of a record", "Shown on", 40],
    read: ["Above what could be read of a link", "What the link carries", 48],
    remains: ["The verdict where everything fits and something has to be asked", "So far it fits", 40],
    clear: ["The button that empties the fields", "Clear", 32],
  },
  "VerifierLabels",
);

const kinds = lines(
  "What the input is",
  {
    none: ["Nothing was put in yet", "nothing yet", 60],
    unknown: ["It is nothing that is known here", "nothing this page recognizes", 60],
    record: ["A record of this site", "record of this site", 60],
    link: ["A link to the state of an exhibit", "link to an exhibit of this site", 60],
    message: ["A signed message", "signed message (BRC-77)", 60],
    certificate: ["An identity certificate", "identity certificate (BRC-52)", 60],
    transaction: ["A transaction", "transaction", 60],
    beef: ["A BEEF", "BEEF, transactions with their proofs (BRC-62, 95, 96)", 60],
    path: ["A Merkle path", "Merkle path (BRC-74)", 60],
  },
  "VerifierKinds",
);

const field = (what: string): [string, string, number] => [`The field "${what}"`, what, 48];

const fields = lines(
  "What the fields are called",
  {
    version: field("Version"),
    extended: field("Mark of the extended format"),
    inputs: field("Number of inputs"),
    spentId: field("Transaction that it spends from"),
    spentOutput: field("Output that it spends"),
    unlockLength: field("Length of the input’s script"),
    unlock: field("The input’s script"),
    sequence: field("Sequence number"),
    spentSatoshis: field("Satoshis that it spends"),
    spentLockLength: field("Length of the script that it spends"),
    spentLock: field("The script that it spends"),
    outputs: field("Number of outputs"),
    satoshis: field("Satoshis"),
    lockLength: field("Length of the output’s script"),
    lock: field("The output’s script"),
    lockTime: field("Lock time"),
    height: field("Height of the block"),
    treeHeight: field("Levels of the tree"),
    leaves: field("Hashes on this level"),
    offset: field("Place on the level"),
    flags: field("Flags"),
    leafId: field("Transaction in the block"),
    hash: field("Hash"),
    atomicMark: field("Mark of an atomic BEEF"),
    beefVersion: field("Version of the BEEF"),
    subject: field("Transaction that it is about"),
    paths: field("Number of Merkle paths"),
    transactions: field("Number of transactions"),
    hasPath: field("Whether a path shows its block"),
    pathIndex: field("Which path"),
    format: field("What is there of it"),
    knownId: field("Transaction that the reader knows"),
    messageVersion: field("Version of the message"),
    signer: field("Key of the signer"),
    verifier: field("Who can verify it"),
    keyId: field("Key ID"),
    signature: field("Signature"),
  },
  "VerifierFields",
);

const step = (what: string): [string, string, number] => [`The step "${what}"`, what, 64];

const steps = lines(
  "What the checks ask",
  {
    whole: step("It has inputs and outputs, and isn’t 64 bytes"),
    once: step("Nothing is spent twice"),
    coins: step("No more coins than can exist"),
    amounts: step("No more goes out than comes in"),
    scripts: step("The scripts of the inputs run to their end"),
    named: step("The path names a transaction"),
    root: step("Its hashes lead to one root"),
    work: step("The headers have their work"),
    block: step("A header has the root"),
    subject: step("Each transaction appears once and is needed"),
    leaf: step("Each path contains the id it’s given for"),
    order: step("What is spent is here, or in a block"),
    keys: step("The keys are keys"),
    der: step("The signature has its only valid form"),
    known: step("The signer is the one it names"),
    text: step("The signature fits the text"),
    certifier: step("The issuer signed all of it"),
  },
  "VerifierSteps",
);

const fails = lines(
  "What is said where a step fails; {at} is which one",
  {
    whole: [
      "It lacks inputs or outputs, or is 64 bytes long",
      "A transaction needs inputs and outputs, and one of 64 bytes could pass for two hashes of a Merkle tree.",
      140,
    ],
    once: ["An output is spent twice", "The same output is spent twice.", 140],
    coins: ["It pays out more coins than there are", "It pays out more coins than can exist.", 140],
    amounts: [
      "It pays out more than it takes in",
      "It pays out more than it spends, or spends an output that isn’t there.",
      140,
    ],
    scripts: [
      "A script fails; {at} is the input or the transaction",
      "The script of number {at} does not satisfy the output that it spends.",
      140,
    ],
    named: [
      "No leaf is marked as a transaction's id",
      "No hash is marked as the transaction that the path is about.",
      140,
    ],
    root: [
      "A path does not come to one root",
      "The hashes don’t lead to one root: one is missing, repeated, or not needed.",
      140,
    ],
    work: [
      "A header's hash is above its target; {at} is its line",
      "The header on line {at} lacks the work: its hash is above the target.",
      140,
    ],
    block: [
      "A root is in no header; {at} is the path",
      "Path {at} leads to a root that no header here has at that height.",
      140,
    ],
    subject: [
      "A transaction is missing, there twice or of no use",
      "A transaction is missing, repeated, or unrelated to the one it’s about.",
      140,
    ],
    leaf: [
      "A transaction is not in its path; {at} is its number",
      "Transaction {at} isn’t in the Merkle path it names.",
      140,
    ],
    order: [
      "A source is missing; {at} is the transaction's number",
      "What transaction {at} spends is neither here nor in a block.",
      140,
    ],
    keys: ["A key is no point of the curve", "One of the keys isn’t a valid key.", 140],
    der: ["The signature is malformed", "The signature isn’t in the form that signatures must have.", 140],
    known: ["Another key signed", "A different key signed, not the one named beside it.", 140],
    text: ["The signature does not fit", "This key didn’t sign this text: one of them was changed.", 140],
    certifier: [
      "The issuer's signature does not fit",
      "The issuer didn’t sign this: something in it was changed.",
      140,
    ],
    unreadable: [
      "The record is of no form that its check can read",
      "This record’s check can’t read it: a value is missing or malformed.",
      140,
    ],
    form: ["The input is not of the form of its kind", "It isn’t well formed for its kind.", 140],
  },
  "VerifierFails",
);

const says = lines(
  "What the verdict says, and what remains to be asked",
  {
    record: [
      "The record fits; the mechanism's own sentence follows",
      "The record is consistent. To learn whose keys these are, ask the people it names.",
      160,
    ],
    message: [
      "A message fits",
      "The key {key} signed this text. Ask its owner to confirm that it’s theirs.",
      160,
    ],
    certificate: ["A certificate fits", "The issuer {key} signed all of it for {subject}.", 160],
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

const faults = lines(
  "What is said of input that cannot be read, with the place of the fault",
  {
    long: ["The input is too long", "This is more than a megabyte, the most that can be read here.", 140],
    notHex: [
      "A character is no digit of hex",
      "Character {place} (line {line}, column {column}) is “{character}”, which isn’t a hex digit.",
      160,
    ],
    strange: [
      "A character is of no known form",
      "Character {place} (line {line}, column {column}) is “{character}”: this isn’t hex, base 64 or JSON.",
      160,
    ],
    half: [
      "Hex with an odd number of digits",
      "The hex ends with half a byte, at character {place} (line {line}).",
      160,
    ],
    cut: ["Base64 that was cut off", "The base 64 was cut off at character {place} (line {line}).", 160],
    json: [
      "The text is not JSON",
      "This is not JSON from character {place} on (line {line}, column {column}).",
      160,
    ],
    jsonEnds: [
      "The JSON ends too early",
      "The JSON ends too early, at character {place} (line {line}, column {column}).",
      160,
    ],
    twice: [
      "JSON has a name twice",
      "The JSON repeats a name at character {place} (line {line}, column {column}).",
      160,
    ],
    deep: [
      "JSON is nested too deep",
      "The JSON is nested too deeply at character {place} (line {line}).",
      160,
    ],
    short: [
      "The bytes end inside of a field",
      "The bytes end inside “{field}”: from byte {place} on it needs {count}, and {left} are left.",
      160,
    ],
    longNumber: [
      "A number takes more bytes than it needs",
      "“{field}” at byte {place} takes more bytes than it needs.",
      160,
    ],
    tooMany: [
      "A count is higher than what follows",
      "“{field}” at byte {place} says {count}, and only {left} bytes follow.",
      160,
    ],
    extra: ["Bytes are left over", "The record ends at byte {place}, and {left} bytes are left over.", 160],
    depth: [
      "A tree has too many levels",
      "Byte {place} says that the tree has {count} levels. It has 1 to 32.",
      160,
    ],
    flags: ["A byte has none of its values", "Byte {place} is {count}, which has no meaning there.", 160],
    beefVersion: [
      "The version of a BEEF is unknown",
      "The four bytes from {place} on aren’t a known BEEF version.",
      160,
    ],
    noPath: [
      "A path does not exist",
      "Byte {place} names path {count}, counted from 0, and there are {paths}.",
      160,
    ],
    unknownBytes: [
      "The bytes are of no known kind",
      "These {count} bytes begin with {start}. No message, transaction, BEEF or Merkle path does.",
      160,
    ],
    unknownJson: [
      "The JSON is of no known kind",
      "This JSON isn’t a record from this site, a certificate, or a message with its text.",
      160,
    ],
    exhibit: ["The record is of an unknown exhibit", "There is no exhibit “{name}” on this site.", 160],
    recordForm: [
      "A record has another form",
      "A record needs its exhibit’s name under “exhibit” and an object under “record”.",
      160,
    ],
    messageJson: [
      "A message in JSON has another form",
      "A message needs its text and signature as strings; a signer is optional.",
      160,
    ],
    messageVersion: [
      "A signature in JSON has another version",
      "The signature at character {place} doesn’t begin with 42423301, as BRC-77 requires.",
      160,
    ],
    jsonHex: ["A text in JSON should be hex", "“{field}” at character {place} isn’t hex.", 160],
    certificateForm: [
      "A member of a certificate has another form",
      "“{field}” at character {place} isn’t in the form a certificate needs.",
      160,
    ],
    certificateLacks: ["A member of a certificate is missing", "The certificate lacks “{field}”.", 160],
    link: ["A link names no exhibit", "The link doesn’t name an exhibit after “#proof=”.", 160],
    linkCut: ["A link is damaged", "This link is damaged or was cut off. What could be read is below.", 160],
    recordCut: [
      "A link to this page is damaged",
      "This link is damaged or was cut off. What could be read is in the field.",
      160,
    ],
    linkLong: [
      "The input does not fit into a link",
      "This is too long for a link. Send it as a file instead.",
      160,
    ],
    headerDigit: [
      "A header has another character",
      "Line {line} of the headers has “{character}”, which isn’t a hex digit.",
      160,
    ],
    headerLength: [
      "A header has another length",
      "Line {line} of the headers has {count} bytes. A header has 80.",
      160,
    ],
    valueHex: [
      "A typed value has another length or character",
      "“{field}” takes {count} bytes: {digits} digits of hex.",
      160,
    ],
    valueNumber: [
      "A typed value is no number that fits",
      "“{field}” takes a whole number up to {count}.",
      160,
    ],
    valueJson: ["A typed value is not simple", "“{field}” takes a number, true, false or null.", 160],
    trouble: ["The browser could not check it", "This browser couldn’t check it. Another one may.", 140],
  },
  "VerifierFaults",
);

const examples = lines(
  "The buttons that fill in an example",
  {
    record: ["The example of a record of this site", "A sample record", 40],
    message: ["The example of a signed message", "A sample message", 40],
    certificate: ["The example of a certificate", "A sample certificate", 40],
    transaction: ["The example of a transaction", "The chain’s first payment", 40],
    beef: ["The example of a BEEF", "A sample payment in BEEF", 40],
    path: ["The example of a Merkle path", "A path in block 100,000", 40],
  },
  "VerifierExamples",
);

export const words = group("VerifierParts", "What the verifier says", {
  labels,
  kinds,
  fields,
  steps,
  fails,
  says,
  faults,
  examples,
  lost: word([
    "Shown when its code could not be loaded",
    "The code for this check didn’t load. Type or press again to ask for it; what you typed stays.",
    140,
  ]),
  without: text({
    help: "What stands there without scripts",
    example:
      "This page checks records with a script, and your browser runs none. Each exhibit of this site prints commands that repeat its check in a terminal.",
    most: 300,
  }),
});
