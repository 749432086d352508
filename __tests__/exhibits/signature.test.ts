import Curve from "@bsv/sdk/primitives/Curve";
import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import Signature from "@bsv/sdk/primitives/Signature";
import { toArray } from "@bsv/sdk/primitives/utils";
import { isBy, write } from "../../src/exhibits/letters";
import { fits, signText } from "../../src/exhibits/seal/document/run";
import { proofIn, signatureIn } from "../../src/exhibits/signature";

const key = new PrivateKey(7);
const sender = key.toPublicKey().toString();

/** The other signature of the same words by the same key: (r, n - s). */
function twinOf(proof: string): string {
  const { r, s } = Signature.fromDER(toArray(proof.slice(140), "hex"));
  return proof.slice(0, 140) + new Signature(r, new Curve().n.sub(s)).toDER("hex");
}

describe("A signature", () => {
  const { text, signature } = signText(key, "Pay 30.");
  const others = [
    ["with the other s", twinOf],
    ["in capitals", (proof: string) => proof.toUpperCase()],
    [
      "with capitals in its last part",
      (proof: string) => proof.slice(0, 140) + proof.slice(140).toUpperCase(),
    ],
  ] as const;

  it.each(others)("of a text has one form, and %s it is none", (_, spelled) => {
    expect(fits({ text, signature })).toBe(true);
    expect(fits({ text, signature: spelled(signature) })).toBe(false);
    expect(() => proofIn(spelled(signature))).toThrow("spelling");
  });

  it.each(others)("inside a letter has one form, and %s it is none", (_, spelled) => {
    const to = { recipient: new PrivateKey(8).toPublicKey().toString(), messageBox: "orders" };
    const letter = write(key, to, 2, "Replace the gasket.");
    expect(isBy(sender, to, letter)).toBe(true);
    expect(isBy(sender, to, { ...letter, signature: spelled(letter.signature) })).toBe(false);
  });

  it("is read to its bytes", () => {
    expect(proofIn(signature)).toEqual(toArray(signature, "hex"));
    expect(signatureIn(signature.slice(140))).toEqual(toArray(signature.slice(140), "hex"));
  });
});
