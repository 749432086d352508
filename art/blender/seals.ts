/** Prints the seals of the home hero's coins: those of a chain of hashes, each of which covers the one before. */
import { createHash } from "node:crypto";
import { engravingOf } from "../../src/exhibits/guilloche";

let hash = "";
const seals = Array.from({ length: 5 }, (_, line) => {
  hash = createHash("sha256")
    .update(`${hash}line ${line + 1}`)
    .digest("hex");
  return engravingOf(hash);
});
console.log(JSON.stringify(seals));
