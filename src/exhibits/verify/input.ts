import { base64Of, fromBase64 } from "../base64";
import { fromHexLine, hexLineOf } from "./hex";
import { Fault } from "./judgement";
import { mostBytes, mostCharacters } from "./limits";

export type Given =
  | { form: "none" }
  | { form: "link"; text: string }
  | { form: "json" }
  | { form: "hex" | "base64"; bytes: Uint8Array };

/** The form of what was typed, pasted or dropped. A fault names the character that does not fit. */
export function given(text: string): Given {
  if (text.length > mostCharacters) throw new Fault("long", { count: mostBytes });
  const plain = text.replace(/^\uFEFF/, "").trim();
  if (plain === "") return { form: "none" };
  if (/^(?:https?:\/\/\S+)?#proof=\S*$/.test(plain)) return { form: "link", text: plain };
  if (/^[{["]/.test(plain)) return { form: "json" };
  return bytesIn(text);
}

const spaces = /[\s\uFEFF]/;

function bytesIn(text: string): Given {
  const start = /^[\s\uFEFF]*0x/i.exec(text)?.[0].length ?? 0;
  const digits = text.slice(start).replace(/[\s\uFEFF]+/g, "");
  const others = digits.replace(/[0-9a-f]+/gi, "");
  if (others === "") return { form: "hex", bytes: fromHex(digits, text) };
  // Nearly all of it is hex, so it is meant to be hex: in base64 only a third would be.
  if (others.length * 5 < digits.length || start > 0)
    throw strange("notHex", text, /[^0-9a-f\s\uFEFF]/i, start);
  if (/[^a-z0-9+/_=-]/i.test(digits)) throw strange("strange", text, /[^a-z0-9+/_=\s\uFEFF-]/i);
  return { form: "base64", bytes: base64In(digits, text) };
}

const strange = (says: string, text: string, pattern: RegExp, from = 0) => {
  const at = from + text.slice(from).search(pattern);
  return new Fault(says, {
    character: String.fromCodePoint(text.codePointAt(at) ?? 0),
    ...placeOf(text, at),
  });
};

/** A character's position, counted from 1. */
export function placeOf(text: string, at: number) {
  const lines = text.slice(0, at).split(/\r\n|\r|\n/);
  return { place: at + 1, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function fromHex(digits: string, text: string): Uint8Array {
  if (digits.length % 2 > 0) throw new Fault("half", { ...placeOf(text, text.trimEnd().length - 1) });
  return fromHexLine(digits);
}

/** Accepts both alphabets, with or without the equals signs at the end. */
function base64In(digits: string, text: string): Uint8Array {
  const plain = digits.replace(/=+$/, "");
  if (plain.includes("=")) throw strange("strange", text, /=/);
  if (plain.length % 4 === 1) throw new Fault("cut", { ...placeOf(text, text.trimEnd().length - 1) });
  return fromBase64(plain);
}

/** The text with new bytes from a place on. Anything between hex digits stays; base64 is written again. */
export function spliced(
  text: string,
  form: "hex" | "base64",
  whole: Uint8Array,
  start: number,
  put: Uint8Array,
) {
  if (form === "base64") {
    const bytes = whole.slice();
    bytes.set(put, start);
    return base64Of(bytes);
  }
  const from = /^[\s\uFEFF]*0x/i.exec(text)?.[0].length ?? 0;
  const digits = hexLineOf(put);
  let count = 0;
  let written = 0;
  let at = from;
  const kept: string[] = [];
  for (; at < text.length && written < digits.length; at++) {
    const isDigit = !spaces.test(text[at] ?? "");
    const isPut = isDigit && count >= 2 * start;
    kept.push(isPut ? (digits[written++] ?? "") : (text[at] ?? ""));
    if (isDigit) count++;
  }
  return text.slice(0, from) + kept.join("") + text.slice(at);
}
