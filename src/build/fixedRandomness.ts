import { createHash } from "node:crypto";

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs something with fixed bytes in place of random ones, so that each build gives the same pages: issuing a
 * certificate draws random bytes. One at a time, since all draw from the same source.
 */
export function withFixedRandomness<T>(run: () => Promise<T>): Promise<T> {
  const result = last.then(async () => {
    const { getRandomValues } = crypto;
    let count = 0;
    crypto.getRandomValues = (array) => {
      const view = array as unknown as Uint8Array;
      const bytes = createHash("sha512").update(`build ${count++}`).digest();
      for (let at = 0; at < view.length; at++) view[at] = bytes[at % bytes.length] ?? 0;
      return array;
    };
    try {
      return await run();
    } finally {
      crypto.getRandomValues = getRandomValues;
    }
  });
  last = result.catch(() => {});
  return result;
}
