/** A place in a text, and what is wrong there. */
export interface Refusal {
  offset: number;
  problem: string;
  expected: string;
}

const deepest = 40;
const mostLines = 4_000;
const mostSigns = 6_000;
const mostComplexKeys = 5;
const mostMarks = 5_000;

/**
 * Why a text must not even be given to the YAML reader: it is nested so deep, or has so many entries, that reading
 * it would take minutes or end the process. Undefined for every text that a person would write.
 */
export function refuse(text: string): Refusal | undefined {
  return (
    tooManyLines(text) ??
    tooDeep(text) ??
    tooMany(text, /[[{,]/g, mostSigns, "commas and opening brackets") ??
    tooMany(text, /(?:^|[\s[{,])[&*!](?=\S)/gm, mostMarks, "words that begin with &, * or !") ??
    tooManyComplexKeys(text)
  );
}

const simplify = "Write it as the other files are: a few levels, one entry to a line.";

function tooManyLines(text: string): Refusal | undefined {
  let offset = 0;
  for (let line = 0; line < mostLines; line++) {
    offset = text.indexOf("\n", offset) + 1;
    if (offset === 0) return undefined;
  }
  return {
    offset,
    problem: `The file has more than ${mostLines} lines.`,
    expected: "Split it: several pages, or several sections with less in each.",
  };
}

/** Brackets that open without closing, entries within entries on one line, and indentation that never ends. */
function tooDeep(text: string): Refusal | undefined {
  let depth = 0;
  for (let offset = 0; offset < text.length; offset++) {
    const sign = text[offset];
    if (sign === "[" || sign === "{") depth += 1;
    else if ((sign === "]" || sign === "}") && depth > 0) depth -= 1;
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

function tooMany(text: string, signs: RegExp, most: number, name: string): Refusal | undefined {
  let count = 0;
  for (const { index } of text.matchAll(signs)) {
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
        problem: "Question marks stand where fields should begin.",
        expected: "Write each field as a name, a colon and its value: title: About.",
      };
    }
  }
  return undefined;
}
