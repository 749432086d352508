import { toHex } from "@bsv/sdk/primitives/utils";
import { Fault } from "./judgement";
import { mostBytes } from "./limits";

/** How many bytes a line has where a file is shown as hex. */
const perLine = 32;

/** What a file says, for the field: its text, or its bytes in hex. */
export async function textOf(file: File): Promise<string> {
  if (file.size > mostBytes) throw new Fault("long");
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what has them is no text.
    if (!/[\u0000-\u0008\u000e-\u001f]/.test(text)) return text;
  } catch {
    // These are no bytes of a text.
  }
  return toHex(bytes).replace(new RegExp(`.{${2 * perLine}}(?=.)`, "g"), "$&\n");
}
