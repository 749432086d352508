import { fieldsAt, isPlainObject, type Path } from "../derive/schemaLookup";
import type { Finding } from "../read/faults";
import { fencedIn, indentedCodeIn } from "../read/markdown";
import { spaces } from "../read/slips";
import type { Check } from "./findings";
import { allValues, isMarkdown, isReadable, type Value, valueIn } from "./values";

/** Lines that extra spaces have turned into part of the text above them, or into code. */
export const checkStrayLines: Check = (sources, { faults }) => {
  for (const found of allValues(sources)) {
    if (!isMarkdown(found) || !isReadable(found.value) || !found.value.includes("\n")) continue;
    const fault = swallowed(found) ?? tooDeep(found);
    if (fault) faults.push(fault);
  }
};

/** A field or list entry that ended up inside a text. */
function swallowed({ file, path, value }: Value): Finding | undefined {
  const isFenced = fencedIn(value);
  const lines = value.split("\n");
  for (const [line, text] of lines.entries()) {
    const [, hyphen, key = ""] = /^\s*(- +)?([a-z]\w*):(?:\s|$)/.exec(text) ?? [];
    if (!key || isFenced(line)) continue;
    const owner = hyphen ? entryWith(file, path, key) : path;
    if (!hyphen && !Object.hasOwn(fieldsAt(file.schema, file.known, path.slice(0, -1)), key)) continue;
    if (!owner) continue;
    const words = `${hyphen ? "- " : ""}${key}:`;
    const right = file.finding(owner, "", "").column - (hyphen ? 3 : 1);
    const like = hyphen ? "as the entries before it" : `as “${path.at(-1)}”`;
    return file.finding(
      path,
      `“${words}” is inside the text of “${path.at(-1)}”, and visitors would read it.`,
      `Indent it by ${spaces(right)}, ${like}.`,
      words,
      line,
    );
  }
  return undefined;
}

/** The innermost list entry around a value whose first field has this name. */
function entryWith({ known }: Value["file"], path: Path, key: string): Path | undefined {
  for (let depth = path.length - 1; depth > 0; depth--) {
    const entry = valueIn(known, path.slice(0, depth));
    if (typeof path[depth - 1] === "number" && isPlainObject(entry) && Object.keys(entry)[0] === key)
      return path.slice(0, depth);
  }
  return undefined;
}

/** A paragraph that its indentation turns into code. */
function tooDeep({ file, path, value, facts }: Value): Finding | undefined {
  const code = facts.kind === "prose" ? indentedCodeIn(value) : undefined;
  if (!code) return undefined;
  const { line, words, indent, right } = code;
  const problem = `This paragraph is indented by ${spaces(indent - right)} more than the text around it, and would be shown as code.`;
  const { column } = file.finding(path, problem, "", words, line);
  return file.finding(path, problem, `Indent it by ${column - 1 - (indent - right)}.`, words, line);
}
