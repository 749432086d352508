/** A line of a content file. */
export interface Line {
  /** Where it begins in the file. */
  start: number;
  /** The spaces before its words. */
  indent: number;
  /** Its words, without the spaces around them. */
  text: string;
}

export function linesOf(source: string): Line[] {
  let start = 0;
  return source.split("\n").map((whole) => {
    const text = whole.trim();
    const line = { start, indent: whole.length - whole.replace(/^ +/, "").length, text };
    start += whole.length + 1;
    return line;
  });
}

/** Where the words of a line begin in the file. */
export const beginning = ({ start, indent }: Line) => start + indent;

/** Whether a line is empty or a comment. */
export const saysNothing = ({ text }: Line) => text === "" || text.startsWith("#");

/** Whether a line is indented with a tab. */
export const hasTab = ({ indent, start }: Line, source: string) => source[start + indent] === "\t";

/** What a line begins: an entry of a list, a field with its name, or something else. */
export type Beginning =
  | { kind: "entry" }
  | { kind: "field"; key: string; length: number }
  | { kind: "other" };

export function beginningOf(text: string): Beginning {
  if (/^-(?=\s|$)/.test(text)) return { kind: "entry" };
  const [whole, key = ""] = /^("[\w-]+"|'[\w-]+'|[\w-]+):(?=\s|$)/.exec(text) ?? [];
  return whole ? { kind: "field", key: key.replace(/["']/g, ""), length: whole.length } : { kind: "other" };
}

/** Whether a line looks like YAML rather than part of a text. */
export const isStructure = ({ text }: Line) =>
  /^(?:- +)?[a-z][\w-]*:(?:\s|$)/.test(text) || /^- +[{["']/.test(text);
