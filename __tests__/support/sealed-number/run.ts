import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toHex } from "@bsv/sdk/primitives/utils";

/** What stands for a number until it is shown: 32 bytes, in hex. */
export const sealOf = (number: string) => toHex(sha256(number, "utf8"));

/** The file that visitors take away: all that a check needs. */
export interface Sealed {
  number: string;
  seal: string;
}

/** Whether this is the number that was sealed. */
export function* check({ number, seal }: Sealed) {
  yield { step: "number", passes: sealOf(number) === seal };
}
