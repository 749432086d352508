import { fromBase64 } from "../../base64";
import { Fault } from "../judgement";
import type { Reading } from "../reading";
import { brought, guarded, knownOf, type Library, wordsFor } from "./record";

/** What the links of exhibits end with: the mechanism, how its state is packed, and the state. */
const form = /#proof=([a-z0-9-]+)\.([dp])([A-Za-z0-9_-]*)(.*)$/;

/** A link that carries the state of an exhibit: the exhibit makes its record, which is then checked. */
export async function linkReading(link: string, library: Library): Promise<Reading> {
  const [, exhibit = "", packing = "", packed = "", rest = ""] = form.exec(link) ?? [];
  if (exhibit === "") throw new Fault("link");
  const known = await knownOf(exhibit, library);
  const { text, isWhole } = await unpacked(packed, packing === "d");
  const read = text.slice(0, 4000);
  const damaged = new Fault("linkCut", { read, exhibit });
  if (!isWhole || rest !== "") throw damaged;
  const { check, record, finish } = await library.mechanism(known.script);
  let saved: unknown;
  let gap: unknown;
  try {
    const game = await finish(JSON.parse(text));
    gap = (game as { gap?: unknown }).gap;
    saved = JSON.parse(JSON.stringify(record(game)));
  } catch {
    throw damaged;
  }
  const isGap = typeof gap === "string" && Object.hasOwn(known.gaps, gap);
  const told = wordsFor(known, saved);
  return {
    kind: "link",
    parts: [],
    further: 0,
    names: Object.keys(told.steps),
    steps: guarded(() => check(saved, brought())),
    remains: () => (isGap ? [{ says: `gap ${gap}` }] : []),
    holds: { says: "record" },
    mechanism: told,
    read: JSON.stringify(saved, null, 2).slice(0, 4000),
  };
}

/** What a link carries, as far as it can be read. */
async function unpacked(packed: string, isDeflated: boolean): Promise<{ text: string; isWhole: boolean }> {
  // A single leftover character encodes no byte.
  const isCut = packed.length % 4 === 1;
  const bytes = fromBase64(isCut ? packed.slice(0, -1) : packed);
  if (!isDeflated) return { text: new TextDecoder().decode(bytes), isWhole: !isCut };
  const pieces: string[] = [];
  const decoder = new TextDecoder();
  try {
    const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const reader = stream.getReader();
    let length = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      pieces.push(decoder.decode(next.value, { stream: true }));
      length += next.value.length;
      // A few bytes can stand for gigabytes.
      if (length > 1_048_576) return { text: pieces.join(""), isWhole: false };
    }
  } catch {
    return { text: pieces.join(""), isWhole: false };
  }
  return { text: pieces.join(""), isWhole: !isCut };
}
