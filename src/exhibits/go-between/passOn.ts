import { MasterCertificate } from "@bsv/sdk/auth/certificates/MasterCertificate";
import SymmetricKey from "@bsv/sdk/primitives/SymmetricKey";
import { toArray, toUTF8 } from "@bsv/sdk/primitives/utils";
import type { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import { isSigned } from "../certificates";
import type { Shown } from "./runShowing";

/** A reader hands on a field's key. Whoever gets it reads the value, and the issuer's signature fits for them, too. */
export async function passOn(reader: ProtoWallet, { certificate, keyring }: Shown, field: string) {
  const { plaintext } = await reader.decrypt({
    ...MasterCertificate.getCertificateFieldEncryptionDetails(field, certificate.serialNumber),
    ciphertext: toArray(keyring[field] ?? "", "base64"),
    counterparty: certificate.subject,
  });
  const value = new SymmetricKey(plaintext).decrypt(toArray(certificate.fields[field] ?? "", "base64"));
  return (await isSigned(certificate)) ? toUTF8(value as number[]) : "";
}
