import { sha256 } from "@bsv/sdk/primitives/Hash";
import PrivateKey from "@bsv/sdk/primitives/PrivateKey";
import type PublicKey from "@bsv/sdk/primitives/PublicKey";

/** The library derives the public key on every call, which is noticeable on a slow phone; this class caches it. */
class ExampleKey extends PrivateKey {
  #publicKey?: PublicKey;

  override toPublicKey(): PublicKey {
    this.#publicKey ??= super.toPublicKey();
    return this.#publicKey;
  }
}

/** The bytes of an example's key are derived from fixed words; a real wallet draws random ones. */
export const secretOf = (name: string) => sha256(`An example: ${name}`, "utf8");

export const exampleKey = (name: string): PrivateKey => new ExampleKey(secretOf(name));
