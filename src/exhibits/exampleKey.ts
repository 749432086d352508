import { sha256 } from "@bsv/sdk/primitives/Hash";
import PrivateKey from "@bsv/sdk/primitives/PrivateKey";

/** Keys for an example come from fixed words; a wallet draws its own. */
export const exampleKey = (name: string) => new PrivateKey(sha256(`An example: ${name}`, "utf8"));
