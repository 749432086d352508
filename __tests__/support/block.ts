import { Utils } from "@bsv/sdk";
import { exhibit } from "../../src/exhibits/block";
import blocks from "../../src/exhibits/block/blocks.json";
import { check, type Proof } from "../../src/exhibits/block/run";
import type { BlockName } from "../../src/exhibits/block/tree";
import { outcomeOf } from "../../src/exhibits/kit/checkList";
import { beginning, exampleOf, fixedRandom } from "./exhibits";

export const content = exampleOf("block");
export const begin = beginning(exhibit, content);
export const beginHundred = beginning(exhibit, { ...content, preset: "hundred-thousand" as const });
export const random = fixedRandom();

/** The first step that a proof does not pass. */
export const broken = async (proof: Proof) => (await outcomeOf(check(proof))).broken;

/** Every proof that there is in the data. */
export const proofs = (Object.keys(blocks) as BlockName[]).flatMap((name) =>
  blocks[name].transactions.map((_, place) => ({ name, place })),
);

export const turned = (hex: string) => Utils.toHex(Utils.toArray(hex, "hex").reverse());
