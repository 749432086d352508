/**
 * A round with one die. The house seals its seed, the players close their list, and only then the seed is opened. Their numbers can be read
 * before that: a house that enters one of its own can choose the roll, unless the numbers are sealed as well.
 */
export interface Round {
  /** The hash of the house's seed, published before anybody plays. */
  seal: string;
  /** The hash of the list of numbers, published before the seed is opened. */
  closed: string;
  numbers: string[];
  seed: string;
  roll: number;
}

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const hashOf = async (text: string) => hex(await crypto.subtle.digest("SHA-256", bytes(text)));

/** The list, with one number on each line, as one hash. */
export const close = (numbers: string[]) => hashOf(numbers.map((number) => `${number}\n`).join(""));

/** 1 to 6, from both halves. Draws past the last full multiple of six are thrown away: they would favor low numbers. */
export async function roll(seed: string, closed: string): Promise<number> {
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes(seed), hmac, false, ["sign"]);
  const limit = 2 ** 32 - (2 ** 32 % 6);
  for (let count = 0; ; count++) {
    const mixed = await crypto.subtle.sign("HMAC", key, bytes(`${closed}:${count}`));
    const draw = new DataView(mixed).getUint32(0);
    if (draw < limit) return 1 + (draw % 6);
  }
}

/** What every player can check at home. */
export async function* check({ seal, closed, numbers, seed, roll: announced }: Round) {
  yield { step: "list", passes: numbers.length > 0 && (await close(numbers)) === closed };
  yield { step: "seed", passes: seed !== "" && (await hashOf(seed)) === seal };
  yield { step: "roll", passes: (await roll(seed, closed)) === announced };
}
