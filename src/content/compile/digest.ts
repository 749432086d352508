import { createHash } from "node:crypto";

/** SHA-256 in hex. */
export const digestOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** The file of the pattern of a digest, below .content/. */
export const patternName = (digest: string) => `patterns/${digest.slice(0, 20)}.svg`;
