import { MasterCertificate } from "@bsv/sdk/auth/certificates/MasterCertificate";
import SymmetricKey from "@bsv/sdk/primitives/SymmetricKey";
import { toArray, toBase64 } from "@bsv/sdk/primitives/utils";
import type { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";

type Sealed = Pick<MasterCertificate, "certifier" | "fields" | "masterKeyring">;

/** The holder encrypts another value with a field's own key, so that it decrypts just like the original. */
export async function overwrite(
  holder: ProtoWallet,
  { certifier, fields, masterKeyring }: Sealed,
  field: string,
  value: string,
) {
  const { fieldRevelationKey } = await MasterCertificate.decryptField(
    holder,
    masterKeyring,
    field,
    fields[field] ?? "",
    certifier,
  );
  const forged = new SymmetricKey(fieldRevelationKey).encrypt(toArray(value, "utf8"));
  return { ...fields, [field]: toBase64(forged as number[]) };
}
