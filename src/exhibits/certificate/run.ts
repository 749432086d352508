import { MasterCertificate } from "@bsv/sdk/auth/certificates/MasterCertificate";
import { VerifiableCertificate } from "@bsv/sdk/auth/certificates/VerifiableCertificate";
import type { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import type { WalletCertificate } from "@bsv/sdk/wallet/Wallet.interfaces";

/** By field name: values, or the keys that open them. */
type Fields = Record<string, string>;

export const keyOf = async (wallet: ProtoWallet) =>
  (await wallet.getPublicKey({ identityKey: true })).publicKey;

/** The certifier signs the fields for the holder's key. Each is encrypted, with a key of its own. */
export async function issue(certifier: ProtoWallet, holder: ProtoWallet, fields: Fields, outpoint: string) {
  const type = btoa("An example of a certificate type");
  return MasterCertificate.issueCertificateForSubject(
    certifier,
    await keyOf(holder),
    fields,
    type,
    async () => outpoint,
  );
}

/** The holder passes on the keys of the chosen fields, locked so that one verifier alone can use them. */
export const open = (
  holder: ProtoWallet,
  master: MasterCertificate,
  verifier: string,
  names: string[],
): Promise<Fields> =>
  MasterCertificate.createKeyringForVerifier(
    holder,
    master.certifier,
    verifier,
    master.fields,
    names,
    master.masterKeyring,
    master.serialNumber,
  );

/** The verifier reads what was opened, or finds the first thing that is wrong. `spent`: here a list, in use the network's word. */
export async function read(
  verifier: ProtoWallet,
  shown: WalletCertificate,
  keyring: Fields,
  trusted: string,
  spent: string[],
) {
  const certificate = VerifiableCertificate.fromCertificate(shown, keyring);
  const isSigned = await certificate.verify().catch(() => false);
  if (spent.includes(shown.revocationOutpoint)) return { broken: "revoked" };
  if (!isSigned || shown.certifier !== trusted) return { broken: "signature" };
  if (Object.keys(keyring).length === 0) return { fields: {} };
  const fields = await certificate.decryptFields(verifier).catch(() => undefined);
  return fields ? { fields } : { broken: "locked" };
}
