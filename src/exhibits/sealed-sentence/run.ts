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

/** Whether this is the sentence that was sealed. */
export const check = async ({ sentence, seal }: Sealed) => (await sealOf(sentence)) === seal;
