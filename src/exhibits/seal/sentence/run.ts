/** A sentence, and the seal that was made of it. */
export interface Sealed {
  sentence: string;
  seal: string;
}

/** 32 bytes that stand for every letter of a text. Nobody knows a way to find another text with the same ones. */
export async function sealOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What UTF-8 has no bytes for: other characters would stand in for it, and share its seal. */
const halves = /\p{Surrogate}/u;

/** What a reader checks: a text that is there, whose hash is the seal. */
export async function* check({ sentence, seal }: Sealed) {
  const isText = sentence.trim() !== "" && !halves.test(sentence);
  yield { step: "letter", passes: isText && (await sealOf(sentence)) === seal };
}
