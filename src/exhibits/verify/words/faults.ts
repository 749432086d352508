import { lines } from "../../../content/model/exhibit";

/** What is said of input that cannot be read. */
export const faults = lines(
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
