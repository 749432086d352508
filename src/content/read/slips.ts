import { beginning, type Line } from "./lines";
import type { Trap } from "./traps";

/** The messages for mistakes in files that YAML cannot read. */

export const closing: Record<string, string> = { "{": "}", "[": "]" };

const inBraces = "Between { and } a comma ends each field: { label: Contact Us, href: /contact }.";

export const missingComma = (offset: number, name: string, hasSemicolon = false): Trap => ({
  offset,
  problem: hasSemicolon ? `There is a semicolon before "${name}".` : `A comma is missing before "${name}".`,
  expected: inBraces,
});

/** A line between brackets that ends without its comma; `next` is the field below it, in a group. */
export const commaAtLineEnd = (line: {
  end: number;
  hasSemicolon: boolean;
  next: string | undefined;
}): Trap => ({
  offset: line.end,
  problem: `${line.hasSemicolon ? "A semicolon is in place of the comma" : "A comma is missing"} at the end of this line${line.next ? `, before "${line.next}"` : ""}.`,
  expected: line.next
    ? "Between { and } a comma ends each field."
    : "Between [ and ] a comma ends each entry.",
});

export const extraComma = (offset: number): Trap => ({
  offset,
  problem: "There is one comma too many here.",
  expected: "Remove it, or put the text that it belongs to in quotation marks.",
});

export const bracketClosedWith = (found: string, { bracket, at }: { bracket: string; at: number }): Trap => ({
  offset: at,
  problem: `This ${bracket} is closed with ${found}.`,
  expected: `Close it with ${closing[bracket]}.`,
});

export const bracketTooMany = (offset: number, bracket: string): Trap => ({
  offset,
  problem: `There is one ${bracket} too many.`,
  expected: "Remove it.",
});

/** Fields in braces, over several lines, with no { before them; undefined if there is no } below. */
export function braceForgotten(lines: Line[], number: number): Trap | undefined {
  const { indent } = lines[number] as Line;
  const end = lines.findIndex(({ text }, at) => at > number && /^\}|^- |[{[|>]/.test(text));
  const close = lines[end];
  const above = lines.slice(0, number).findLast((line) => line.indent < indent);
  if (!close || !above || !/^\},?$/.test(close.text)) return undefined;
  return {
    offset: beginning(close),
    problem: "This } closes a group that no { opens.",
    expected: `Put { on a line of its own below "${above.text.replace(/^- +/, "").replace(/:.*/, "")}:".`,
  };
}

/** A text in curly quotation marks, which don't quote in YAML; undefined for any other text. */
export const inPrintedMarks = (offset: number, name: string, text: string): Trap | undefined =>
  /^“[^“”"\\]*”$/.test(text)
    ? {
        offset,
        problem: "“ and ” do not quote a text in YAML, and this one has a colon and a space inside.",
        expected: `Write ${name}"${shortened(text.slice(1, -1))}".`,
      }
    : undefined;

/** A group between ( and ); undefined for any other text. */
export const inRoundBrackets = (offset: number, text: string): Trap | undefined =>
  /^\(\s*[a-z]\w*:\s.*\)$/.test(text)
    ? {
        offset,
        problem: "A group of fields goes between { and }, not between ( and ).",
        expected: `Write {${shortened(text.slice(1, -1))}}.`,
      }
    : undefined;

export const noBrace = (offset: number): Trap => ({
  offset,
  problem: "This line ends with }, but no { opens it.",
  expected: "Put { before the first field: { label: Contact Us, href: /contact }.",
});

export const neverClosed = (offset: number, mark: string): Trap => ({
  offset,
  problem: `The ${closing[mark] ? "bracket" : "quotation mark"} ${mark} is opened here and never closed.`,
  expected: `Add the closing ${closing[mark] ?? mark} where it ends.`,
});

/** A # between brackets that hides the closing one. */
export function commentInBrackets(source: string, from: number): Trap | undefined {
  const bracket = closing[source[from] as string];
  const line = source.slice(from, from + source.slice(from).search(/\n|$/));
  const bare = line.replace(/"[^"]*"|'[^']*'/g, (quoted) => quoted.replaceAll("#", "_"));
  const at = bare.search(/(?<=\s)#/);
  if (!bracket || at < 0 || !bare.includes(bracket, at)) return undefined;
  const [whole] = /[\w-]+:\s+[^,{}[\]]*$/.exec(bare.slice(Math.max(0, at - 200), at)) ?? [];
  const [key, before = ""] = whole?.split(/:\s+(.*)/s) ?? [];
  const text = before + /^[^,}\]]*/.exec(line.slice(at))?.[0].trim();
  return {
    offset: from + at,
    problem: `Everything after # is left out, the closing ${bracket} too: a space and # begin a comment.`,
    expected: `Write ${key ? `${key}: ` : ""}"${text}".`,
  };
}

export const listWithoutName = (line: Line, name: string, indent: number): Trap => ({
  offset: beginning(line),
  problem: "A list begins here, but no line above names it.",
  expected: `Write ${name}: before it, ${indent === 0 ? "without spaces" : `indented by ${spaces(indent)}`}.`,
});

export const colonInText = (offset: number, quoted: string): Trap => ({
  offset,
  problem: "YAML cannot tell where this text ends: a colon and a space inside it start a new field.",
  expected: `Put the whole text in quotation marks: ${quoted}.`,
});

export const tabAt = (line: Line): Trap => ({
  offset: beginning(line),
  problem: "This line is indented with a tab.",
  expected: "Indent with two spaces for each level.",
});

export const twoHyphens = (offset: number): Trap => ({
  offset,
  problem: "There are two hyphens here, which make a list inside a list.",
  expected: "Remove one of them: an entry begins with one hyphen.",
});

/** Another character in place of an entry's hyphen, or a hyphen without a space. */
export function oddHyphen(line: Line): Trap | undefined {
  const [whole = "", mark = "", rest = ""] =
    /^([–—•*](?=\s)|-(?!\s))\s*((?:[a-z][\w-]*:(?:\s|$)|[{"']).*)/.exec(line.text) ?? [];
  if (!whole) return undefined;
  return {
    offset: beginning(line),
    problem:
      mark === "-"
        ? "A space is missing after the hyphen."
        : `An entry of a list begins with a hyphen, not with ${mark}.`,
    expected: `Write - ${shortened(rest)}`,
  };
}

/** A list entry without a space after its hyphen. */
export const tightHyphen = (line: Line): Trap | undefined =>
  /^-[^\s-]/.test(line.text) ? { offset: beginning(line), ...afterHyphen(line.text.slice(1)) } : undefined;

export const afterHyphen = (words: string) => ({
  problem: "A space is missing after the hyphen.",
  expected: `Write - ${shortened(words)}`,
});

export const spaceMissing = (offset: number, key: string): Trap => ({
  offset,
  problem: `A space is missing after "${key}:".`,
  expected: `Write ${key}: and a space, and then its value.`,
});

/** The name in a text such as `name:value`, which lacks the space after its colon; undefined for any other text. */
export const keyWithoutSpace = (text: string) => /^([a-z][\w-]*):(?!\/\/)\S/.exec(text)?.[1];

/** A line that is no field, no entry and no part of a text. */
export function noName(line: Line, source: string): Trap {
  const offset = beginning(line);
  const quoted = /^(["'])([a-z][\w-]*): (.*)\1$/.exec(line.text);
  if (quoted) {
    return {
      offset,
      problem: "The quotation marks are around the field's name, too.",
      expected: `Put them around its text: ${quoted[2]}: "${shortened(quoted[3] ?? "")}".`,
    };
  }
  if (line.text.startsWith("//"))
    return {
      offset,
      problem: "A comment begins with #, not with //.",
      expected: `Write # ${shortened(line.text.slice(2).trim())}`,
    };
  const tight = keyWithoutSpace(line.text);
  if (tight) return spaceMissing(offset, tight);
  const [, key = "", rest = ""] = /^([a-z][\w-]*)(?:\s*[=：;]|\s+[-–](?=\s))?\s*(.*)$/.exec(line.text) ?? [];
  const isField = /^[|>]$/.test(rest) || (key && new RegExp(`^ *(?:- )?${key}: `, "m").test(source));
  if (isField) {
    return {
      offset,
      problem: `A colon is missing after "${key}".`,
      expected: `Write it: ${shortened(`${key}: ${rest}`)}`,
    };
  }
  return {
    offset,
    problem: "There is no field name here: a line must begin with a name, a colon and a space.",
    expected: "Write name: value. Indent text of several lines below its field.",
  };
}

export const spaces = (count: number) => `${count} ${count === 1 ? "space" : "spaces"}`;

export const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
