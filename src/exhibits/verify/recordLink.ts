import { recordStart } from "../../shared/exhibitState";
import { base64UrlOf, fromBase64 } from "../base64";
import { hexLineOf } from "./hex";
import { given } from "./input";
import type { Asked } from "./judgement";

/**
 * A link to this page that carries the input; a message takes its text along. Headers stay out of it: whom to believe
 * is not for the sender to say.
 */
export function linkTo({ text, signed }: Asked, isMessage: boolean): string {
  const carried = isMessage && signed !== "" ? inJson(text, signed) : text;
  return location.origin + location.pathname + recordStart + base64UrlOf(new TextEncoder().encode(carried));
}

function inJson(message: string, text: string): string {
  const input = given(message);
  if (!("bytes" in input)) return message;
  return JSON.stringify({ text, signature: hexLineOf(input.bytes) }, null, 2);
}

/** What a link carries, and whether that is all of it; of a damaged one, as much as can be read. */
export function fromFragment(fragment: string): { text: string; isWhole: boolean } {
  const all = fragment.slice(fragment.indexOf(recordStart) + recordStart.length);
  const [packed = ""] = /^[A-Za-z0-9_-]*/.exec(all) ?? [];
  const isCut = packed.length % 4 === 1;
  const bytes = fromBase64(isCut ? packed.slice(0, -1) : packed);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  return {
    text: text.replace(/\uFFFD+$/, ""),
    isWhole: !isCut && packed === all && !text.endsWith("\uFFFD"),
  };
}
