import { isUtf8 } from "node:buffer";

/** What the bytes of a YAML file say, or why they are no text. Positions count from 1. */
export type Decoded =
  | { ok: true; text: string }
  | { ok: false; line: number; column: number; problem: string; expected: string; text?: string };

/** Bytes of the largest content file that is read; the largest real one has about 25,000. */
export const largestFile = 250_000;

const save = "Save it as plain text in UTF-8, without a byte order mark.";

/** Reads a file's bytes as UTF-8 text without control characters; anything else is refused with its position. */
export function decode(bytes: Buffer, size = bytes.length): Decoded {
  const at = (line: number, column: number, problem: string, expected: string, text?: string): Decoded => ({
    ok: false,
    line,
    column,
    problem,
    expected,
    text,
  });
  if (size > largestFile) {
    return at(
      1,
      1,
      `The file is too large: ${thousands(size)} bytes.`,
      `A content file has at most ${thousands(largestFile)}. Split it, and keep pictures in data/images/.`,
    );
  }
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return at(1, 1, "The file is saved as UTF-16.", save);
  }
  const text = bytes.toString("utf8");
  if (text.startsWith("\ufeff")) {
    return at(1, 1, "The file begins with an invisible byte order mark (BOM).", save, text);
  }
  const zero = text.indexOf("\0");
  if (zero >= 0) return at(...placeIn(text, zero), "The file is not text but binary data.", save);
  if (!isUtf8(bytes)) {
    return at(
      ...placeIn(text, text.indexOf("\ufffd")),
      "A letter here is not saved in UTF-8; the file is probably in Latin-1 or Windows-1252.",
      "Save the file in UTF-8 (in VS Code: the encoding at the bottom right), then check its accents and dashes.",
      text,
    );
  }
  const hidden = hiddenIn(text);
  if (hidden) {
    return at(
      ...placeIn(text, hidden.index),
      `There is a character here that nobody can see (${hidden.name}).`,
      "Delete it, or type the words around it anew.",
      text,
    );
  }
  const indent = oddIndent.exec(text);
  if (indent) {
    return at(
      ...placeIn(text, indent.index + indent[0].length - 1),
      "This line is indented with a sign that only looks like a space.",
      "Delete what stands before the words, and type spaces.",
      text,
    );
  }
  return { ok: true, text };
}

/** Spaces of other kinds, which web pages and word processors leave behind. */
const oddIndent = /^[ \t]*[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/m;

/** Control characters, lone carriage returns, and marks that turn the direction of writing or take no room. */
const hiddenCharacter =
  /[^\P{Cc}\t\n\r]|[\u200B\u202A-\u202E\u2028\u2029\u2066-\u2069\uFEFF]|\p{Cs}|\r(?!\n)/u;

/** The first character of a text that nobody can see, with its number in Unicode; undefined where there is none. */
export function hiddenIn(text: string): { index: number; name: string } | undefined {
  const found = hiddenCharacter.exec(text);
  if (!found) return undefined;
  return {
    index: found.index,
    name: `U+${found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
  };
}

function placeIn(text: string, offset: number): [line: number, column: number] {
  const before = text.slice(0, offset);
  return [before.split("\n").length, offset - before.lastIndexOf("\n")];
}

const thousands = (count: number) => count.toLocaleString("en-US");
