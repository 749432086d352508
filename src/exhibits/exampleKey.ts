import { sha256 } from "@bsv/sdk/primitives/Hash";
import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import type PublicKey from "@bsv/sdk/primitives/PublicKey";

/** The library works the public key out each time it is asked for it, which a slow phone feels: this one does so once. */
class ExampleKey extends PrivateKey {
  #publicKey?: PublicKey;

  override toPublicKey(): PublicKey {
    this.#publicKey ??= super.toPublicKey();
    return this.#publicKey;
  }
}

/** The bytes of an example's key come from fixed words; a wallet draws its own. */
export const secretOf = (name: string) => sha256(`An example: ${name}`, "utf8");

export const exampleKey = (name: string): PrivateKey => new ExampleKey(secretOf(name));
