import { isUtf8 } from "node:buffer";

/** The text of a YAML file, or why its bytes cannot be read as text. Positions count from 1. */
export type Decoded =
  | { ok: true; text: string }
  | { ok: false; line: number; column: number; problem: string; expected: string; text?: string };

/** The largest content file that is read, in bytes; the largest real one has about 25,000. */
export const largestFile = 250_000;

const save = "Save it as plain text in UTF-8, without a byte order mark.";

/** Reads a file's bytes as UTF-8 text without control characters; rejects anything else and says where it is. */
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
      `A content file can have at most ${thousands(largestFile)}. Split it, and keep pictures in data/images/.`,
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
  if (zero >= 0) return at(...placeIn(text, zero), "The file contains binary data, not text.", save);
  if (!isUtf8(bytes)) {
    return at(
      ...placeIn(text, text.indexOf("\ufffd")),
      "A character here is not valid UTF-8; the file was probably saved as Latin-1 or Windows-1252.",
      "Save the file as UTF-8 (in VS Code, click the encoding at the bottom right), then check its accents and dashes.",
      text,
    );
  }
  const hidden = hiddenIn(text);
  if (hidden) {
    return at(
      ...placeIn(text, hidden.index),
      `There is an invisible character here (${hidden.name}).`,
      "Delete it, or retype the words around it.",
      text,
    );
  }
  const indent = oddIndent.exec(text);
  if (indent) {
    return at(
      ...placeIn(text, indent.index + indent[0].length - 1),
      "This line is indented with a character that only looks like a space.",
      "Delete everything before the words and type spaces instead.",
      text,
    );
  }
  return { ok: true, text };
}

/** Unusual kinds of spaces, which come from web pages and word processors. */
const oddIndent = /^[ \t]*[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/m;

/** Control characters, lone carriage returns, and characters that change the direction of text or have no width. */
const hiddenCharacter =
  /[^\P{Cc}\t\n\r]|[\u200B\u202A-\u202E\u2028\u2029\u2066-\u2069\uFEFF]|\p{Cs}|\r(?!\n)/u;

/** The first invisible character of a text, with its Unicode number. */
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
