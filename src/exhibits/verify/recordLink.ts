import { recordStart } from "../../shared/exhibitState";
import { base64UrlOf } from "../base64";
import { given } from "./input";
import type { Asked } from "./judgement";

/**
 * A link to this page that carries the input; a message takes its text along. Headers stay out of it: whom to believe
 * is not for the sender to say.
 */
export function linkTo({ text, signed }: Asked, isMessage: boolean): string {
  return (
    location.origin + location.pathname + toFragment(isMessage && signed !== "" ? inJson(text, signed) : text)
  );
}

function inJson(message: string, text: string): string {
  const input = given(message);
  if (!("bytes" in input)) return message;
  const signature = Array.from(input.bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return JSON.stringify({ text, signature }, null, 2);
}

/** The input as the end of a link. */
export const toFragment = (text: string) => recordStart + base64UrlOf(new TextEncoder().encode(text));

/** What a link carries, and whether that is all of it; of a damaged one, as much as can be read. */
export function fromFragment(fragment: string): { text: string; isWhole: boolean } {
  const all = fragment.slice(fragment.indexOf(recordStart) + recordStart.length);
  const [packed = ""] = /^[A-Za-z0-9_-]*/.exec(all) ?? [];
  const isCut = packed.length % 4 === 1;
  const plain = (isCut ? packed.slice(0, -1) : packed).replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(plain), (character) => character.charCodeAt(0));
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  return {
    text: text.replace(/\uFFFD+$/, ""),
    isWhole: !isCut && packed === all && !text.endsWith("\uFFFD"),
  };
}
