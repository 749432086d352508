import { toHex } from "@bsv/sdk/primitives/utils";
import { Fault } from "./judgement";
import { mostBytes } from "./limits";

/** Bytes per line when a file is shown as hex. */
const perLine = 32;

/** A file's contents for the input field: its text, or its bytes in hex. */
export async function textOf(file: File): Promise<string> {
  if (file.size > mostBytes) throw new Fault("long");
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: text has none of these.
    if (!/[\u0000-\u0008\u000e-\u001f]/.test(text)) return text;
  } catch {
    // These bytes are not text.
  }
  return toHex(bytes).replace(new RegExp(`.{${2 * perLine}}(?=.)`, "g"), "$&\n");
}
