import { lines } from "../../../content/model/exhibit";

const step = (what: string): [string, string, number] => [`The step "${what}"`, what, 64];

/** What the checks ask. */
export const steps = lines(
  "What the checks ask",
  {
    whole: step("It has inputs and outputs, and isn’t 64 bytes"),
    once: step("Nothing is spent twice"),
    coins: step("No more coins than can exist"),
    amounts: step("No more goes out than comes in"),
    scripts: step("The scripts of the inputs run to their end"),
    named: step("The path names a transaction"),
    root: step("Its hashes lead to one root"),
    work: step("Each pasted header’s hash meets its own target"),
    block: step("A pasted header has a root, and none contradicts a path"),
    single: step("Each transaction appears once"),
    subject: step("Each leads to the one that it’s about"),
    leaf: step("Each path contains the id it’s given for"),
    order: step("What is spent is here, or in a block"),
    keys: step("Each key is a point on the curve"),
    der: step("The signature is in strict DER form"),
    known: step("The key in it is the one named beside it"),
    text: step("This key signed this text"),
    certifier: step("The issuer signed all of it"),
  },
  "VerifierSteps",
);

/** What is said where one of them fails. */
export const fails = lines(
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
      "The header on line {at} lacks the work: its hash is above the target that it names.",
      140,
    ],
    block: [
      "A root is in no header; {at} is the path",
      "Path {at} leads to a root that no header here has at that height.",
      140,
    ],
    single: ["There is no transaction, or one twice", "It has no transaction, or the same one twice.", 140],
    subject: [
      "A transaction is missing or of no use",
      "The transaction that it’s about is missing, or one here doesn’t lead to it.",
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
    der: ["The signature is malformed", "The signature isn’t in strict DER form.", 140],
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
