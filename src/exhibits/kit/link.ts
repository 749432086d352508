import { linkStart } from "../../shared/exhibitState";
import { base64UrlOf, fromBase64 } from "../base64";

/** The most characters of a link; mail and chat programs cut longer ones. */
const longest = 8000;

/** How the state in a link is packed: deflated, or plain if the browser cannot deflate. */
const [deflated, plain] = ["d", "p"];

/** A link to this page that carries the state of an exhibit, or nothing if it would be too long. Servers never see it. */
export async function linkTo(exhibit: string, state: unknown): Promise<string | undefined> {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const packed = await piped(bytes, () => new CompressionStream("deflate-raw"));
  const text = packed ? deflated + base64UrlOf(packed) : plain + base64UrlOf(bytes);
  const link = `${location.origin}${location.pathname}${linkStart(exhibit)}${text}`;
  return link.length > longest ? undefined : link;
}

/** The state that a link's fragment carries for an exhibit; nothing if it carries none, or a damaged one. */
export async function stateIn(fragment: string, exhibit: string): Promise<unknown> {
  const start = linkStart(exhibit);
  if (!fragment.startsWith(start)) return undefined;
  const [packing, text] = [fragment[start.length], fragment.slice(start.length + 1)];
  try {
    const bytes = fromBase64(text);
    const unpacked =
      packing === plain ? bytes : await piped(bytes, () => new DecompressionStream("deflate-raw"));
    return unpacked && JSON.parse(new TextDecoder().decode(unpacked));
  } catch {
    return undefined;
  }
}

/** Sends bytes through a stream. Nothing if the browser has no such stream, or the bytes are damaged. */
async function piped(bytes: Uint8Array, make: () => GenericTransformStream): Promise<Uint8Array | undefined> {
  try {
    const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(make() as ReadableWritablePair);
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Whether data from outside has the form of an exhibit's state: all that the first state has, each like its own. */
export function hasFormOf(first: object, other: unknown): boolean {
  if (typeof other !== "object" || other === null) return false;
  return Object.entries(first).every(([key, value]) => {
    const { [key]: given } = other as Record<string, unknown>;
    return (
      (value ?? undefined) === undefined || (given !== null && given !== undefined && isLike(value, given))
    );
  });
}

/**
 * Whether a value has the type of another one. Deeper values may be missing, as they do in some states; each entry of a
 * list has to be like some entry of the other list.
 */
function isLike(first: unknown, other: unknown): boolean {
  if (first === null || first === undefined || other === null || other === undefined) return true;
  if (typeof first !== typeof other || Array.isArray(first) !== Array.isArray(other)) return false;
  if (Array.isArray(first)) {
    const entries: unknown[] = other as unknown[];
    return first.length === 0 || entries.every((entry) => first.some((one) => isLike(one, entry)));
  }
  if (typeof first !== "object") return true;
  return Object.entries(first).every(([key, value]) =>
    isLike(value, (other as Record<string, unknown>)[key]),
  );
}
