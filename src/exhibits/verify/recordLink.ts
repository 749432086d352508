import { recordStart } from "../../shared/exhibitState";
import { base64UrlOf, fromBase64 } from "../base64";
import { hexLineOf } from "./hex";
import { given } from "./input";
import type { Asked } from "./judgement";

/**
 * A link to this page that carries the input, and a message's text. It does not carry headers, because the sender
 * should not decide which headers the reader trusts.
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

/** What a link carries, as far as it can be read, and whether the link is complete. */
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
