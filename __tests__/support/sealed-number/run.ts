import { sha256 } from "@bsv/sdk/primitives/Hash";
import { toHex } from "@bsv/sdk/primitives/utils";

/** What stands for a number until it is shown: 32 bytes, in hex. */
export const sealOf = (number: string) => toHex(sha256(number, "utf8"));

/** Whether this is the number that was sealed. */
export const check = (number: string, seal: string) => sealOf(number) === seal;
