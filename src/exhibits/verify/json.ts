import { placeOf } from "./input";
import { Fault, type Part } from "./judgement";
import { mostParts } from "./limits";

/** How deep JSON may be nested. */
const deepest = 64;

/** The texts, numbers and other simple values of JSON, each with its place. A fault says where the text is not JSON. */
export function leavesOf(text: string): { parts: Part[]; further: number } {
  return new Scanner(text).all();
}

const simple = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const space = /[ \t\r\n]*/y;

class Scanner {
  private at: number;
  private readonly parts: Part[] = [];
  private further = 0;

  constructor(private readonly text: string) {
    this.at = text.startsWith("\uFEFF") ? 1 : 0;
  }

  all() {
    this.skip();
    this.value([]);
    this.skip();
    if (this.at < this.text.length) throw this.fault();
    return { parts: this.parts, further: this.further };
  }

  private value(path: readonly string[]) {
    if (path.length > deepest) throw this.fault("deep");
    const first = this.text[this.at];
    if (first === "{") this.members("}", path);
    else if (first === "[") this.members("]", path);
    else this.leaf(path);
  }

  /** The contents of brackets: named members, or a list. */
  private members(end: "}" | "]", path: readonly string[]) {
    const names = new Set<string>();
    this.at++;
    this.skip();
    if (this.eats(end)) return;
    for (let index = 0; ; index++) {
      const start = this.at;
      const name = end === "}" ? JSON.parse(this.quoted()) : String(index);
      // Parsers differ on which of two they take, so neither is accepted.
      if (names.has(name)) throw this.fault("twice", start);
      names.add(name);
      this.skip();
      if (end === "}" && !this.eats(":")) throw this.fault();
      this.skip();
      this.value([...path, name]);
      this.skip();
      if (this.eats(end)) return;
      if (!this.eats(",")) throw this.fault();
      this.skip();
    }
  }

  private leaf(path: readonly string[]) {
    const start = this.at;
    const isText = this.text[start] === '"';
    const found = isText ? this.quoted() : this.match(simple);
    if (this.parts.length >= mostParts) {
      this.further++;
      return;
    }
    const value = isText ? JSON.parse(found) : found;
    const form = isText ? "text" : "number";
    this.parts.push({ name: path.join("."), start, end: this.at, value, form, isCovered: true });
  }

  /** A text with its quotation marks. */
  private quoted(): string {
    const start = this.at;
    if (!this.eats('"')) throw this.fault();
    while (!this.eats('"')) {
      const character = this.text[this.at];
      if (character === "\\") this.match(escaped);
      else if (character === undefined || character < " ") throw this.fault();
      else this.at++;
    }
    return this.text.slice(start, this.at);
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) throw this.fault();
    this.at += found.length;
    return found;
  }

  private eats(character: string) {
    if (this.text[this.at] !== character) return false;
    this.at++;
    return true;
  }

  private skip() {
    space.lastIndex = this.at;
    this.at += space.exec(this.text)?.[0].length ?? 0;
  }

  private fault(says = this.at < this.text.length ? "json" : "jsonEnds", at = this.at) {
    return new Fault(says, placeOf(this.text, at));
  }
}
