/** A position in a text, and what is wrong there. */
export interface Refusal {
  offset: number;
  problem: string;
  expected: string;
}

const deepest = 40;
const mostLines = 4_000;
const mostSeparators = 6_000;
const mostComplexKeys = 5;
const mostMarks = 5_000;

/**
 * Why a text must not reach the YAML parser: Git has left two versions in it, or it is nested so deeply, or has so
 * many entries, that parsing would take minutes or crash. Undefined for any other text that a person would write.
 */
export function refuse(text: string): Refusal | undefined {
  return (
    conflict(text) ??
    tooManyLines(text) ??
    tooDeep(text) ??
    tooMany(text, /[[{,]/g, mostSeparators, "commas and opening brackets") ??
    tooMany(text, /(?:^|[\s[{,])[&*!](?=\S)/gm, mostMarks, "words that begin with &, * or !") ??
    tooManyComplexKeys(text)
  );
}

/**
 * Git's markers around two versions of the same lines. Content never looks like them: each of its lines is indented
 * or begins with a name.
 */
function conflict(text: string): Refusal | undefined {
  const [first, ...more] = text.matchAll(/^(?:<{7}|\|{7}|={7}|>{7})(?=[ \r\n]|$).*/gm);
  if (!first) return undefined;
  if (![first, ...more].some(([mark]) => /^[<>]/.test(mark))) {
    return {
      offset: first.index,
      problem: "This line is left over from a merge conflict.",
      expected: "Remove it.",
    };
  }
  const begins = [first, ...more].filter(([mark]) => mark.startsWith("<")).length;
  const places = begins > 1 ? ` There are ${begins} such places in this file.` : "";
  return {
    offset: first.index,
    problem: "Two people changed these lines, and Git left both versions here.",
    expected: `Keep one of the two, above or below =======, and remove the lines with <<<<<<<, ======= and >>>>>>>.${places}`,
  };
}

const simplify = "Use a few levels and one entry per line, like the other files.";

function tooManyLines(text: string): Refusal | undefined {
  let offset = 0;
  for (let line = 0; line < mostLines; line++) {
    offset = text.indexOf("\n", offset) + 1;
    if (offset === 0) return undefined;
  }
  return {
    offset,
    problem: `The file has more than ${mostLines} lines.`,
    expected: "Split it into several pages, or shorten its sections.",
  };
}

/** Finds unclosed brackets, nested entries on one line, and endless indentation. */
function tooDeep(text: string): Refusal | undefined {
  let depth = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const character = text[offset];
    if (character === "[" || character === "{") depth += 1;
    else if ((character === "]" || character === "}") && depth > 0) depth -= 1;
    if (depth > deepest) return deep(offset);
  }
  const nested = new RegExp(`^(?:(?: *[-?:] ){${deepest}}| {${deepest * 4}})`, "m").exec(text);
  return nested ? deep(nested.index) : undefined;
}

const deep = (offset: number): Refusal => ({
  offset,
  problem: `This is nested more than ${deepest} levels deep.`,
  expected: simplify,
});

function tooMany(text: string, pattern: RegExp, most: number, name: string): Refusal | undefined {
  let count = 0;
  for (const { index } of text.matchAll(pattern)) {
    count += 1;
    if (count > most)
      return { offset: index, problem: `The file has more than ${most} ${name}.`, expected: simplify };
  }
  return undefined;
}

function tooManyComplexKeys(text: string): Refusal | undefined {
  let count = 0;
  for (const { index } of text.matchAll(/(?:^|[[{,:?-] *)\?(?=\s)/gm)) {
    count += 1;
    if (count > mostComplexKeys) {
      return {
        offset: index,
        problem: "There are question marks where field names should be.",
        expected: "Write each field as a name, a colon and its value: title: About.",
      };
    }
  }
  return undefined;
}
