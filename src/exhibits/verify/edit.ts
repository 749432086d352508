import { fromHexLine } from "./hex";
import { given, spliced } from "./input";
import { Fault, type Part } from "./judgement";

/** The input with a new value for one of its parts. A fault says which values fit. */
export function withValue(text: string, part: Part, value: string): string {
  if (part.raw === undefined) return text.slice(0, part.start) + jsonOf(part, value) + text.slice(part.end);
  const input = given(text);
  if (input.form !== "hex" && input.form !== "base64") return text;
  return spliced(text, input.form, input.bytes, part.start, bytesOf(part, value));
}

/** A text stays a text; a number or another simple value has to remain one. */
function jsonOf({ form, name }: Part, value: string): string {
  if (form === "text") return JSON.stringify(value);
  const plain = value.trim();
  if (/^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/.test(plain)) return plain;
  throw new Fault("valueJson", { field: name });
}

function bytesOf({ form, name, raw = "", start, end }: Part, value: string): Uint8Array {
  const length = end - start;
  const plain = value.replace(/\s+/g, "");
  if (form === "number") return numberOf(plain, length, name);
  // The first byte tells how many follow, so it stays.
  if (form === "varint")
    return Uint8Array.of(Number.parseInt(raw.slice(0, 2), 16), ...numberOf(plain, length - 1, name));
  if (plain.length !== 2 * length || /[^0-9a-f]/i.test(plain))
    throw new Fault("valueHex", { field: name, count: length, digits: 2 * length });
  const bytes = fromHexLine(plain);
  return form === "reversed" ? bytes.reverse() : bytes;
}

function numberOf(digits: string, length: number, field: string): Uint8Array {
  const most = 256n ** BigInt(length) - 1n;
  if (!/^\d{1,20}$/.test(digits) || BigInt(digits) > most)
    throw new Fault("valueNumber", { field, count: String(most) });
  return Uint8Array.from({ length }, (_, at) => Number((BigInt(digits) >> BigInt(8 * at)) & 255n));
}

/** The longest value in JSON that can be edited. */
const longestText = 600;

/** Whether a value is shown in full, so that it can be edited. */
export const isEditable = ({ raw, value }: Part) =>
  raw === undefined ? value.length <= longestText : !raw.includes("\u2026");
