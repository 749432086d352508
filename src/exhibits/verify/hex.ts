/** Bytes from digits of hex, of which there are two for each. */
export const fromHexLine = (digits: string) =>
  Uint8Array.from({ length: digits.length / 2 }, (_, at) =>
    Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16),
  );
