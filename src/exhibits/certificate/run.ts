import { MasterCertificate } from "@bsv/sdk/auth/certificates/MasterCertificate";
import { VerifiableCertificate } from "@bsv/sdk/auth/certificates/VerifiableCertificate";
import type { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import type { WalletCertificate } from "@bsv/sdk/wallet/Wallet.interfaces";
import { readerOf } from "../reader";

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

/** Whether the certifier that it names has signed all of it. */
const isSigned = (shown: WalletCertificate) =>
  VerifiableCertificate.fromCertificate(shown, {})
    .verify()
    .catch(() => false);

/** The fields whose keys are on the keyring, if they open for this verifier. */
async function fieldsIn(verifier: ProtoWallet, shown: WalletCertificate, keyring: Fields) {
  if (Object.keys(keyring).length === 0) return {};
  const certificate = VerifiableCertificate.fromCertificate(shown, keyring);
  return certificate.decryptFields(verifier).catch(() => undefined);
}

/** The verifier reads what was opened, or finds the first thing that is wrong. `spent`: here a list, in use the network's word. */
export async function read(
  verifier: ProtoWallet,
  shown: WalletCertificate,
  keyring: Fields,
  trusted: string,
  spent: string[],
) {
  if (spent.includes(shown.revocationOutpoint)) return { broken: "revoked" };
  if (shown.certifier !== trusted || !(await isSigned(shown))) return { broken: "signature" };
  const fields = await fieldsIn(verifier, shown, keyring);
  return fields ? { fields } : { broken: "locked" };
}

/** What a verifier gets, and what it knows. */
export interface Shown {
  certificate: WalletCertificate;
  /** The keys of the fields that the holder has opened. */
  keyring: Fields;
  /** The public key of the certifier that this verifier trusts. */
  certifier: string;
  /** The verifier's private key, which is an example's. */
  readerSecret: string;
  /** The outputs that count as spent: here a list, in use the network's word. */
  spentOnThisPage: string[];
}

/** What the verifier checks, in order. Every certificate fits some certifier, so the first is whether it is the right one. */
export async function* check({ certificate, keyring, certifier, readerSecret, spentOnThisPage }: Shown) {
  yield { step: "certifier", passes: certificate.certifier === certifier };
  yield { step: "signature", passes: await isSigned(certificate) };
  yield { step: "revoked", passes: !spentOnThisPage.includes(certificate.revocationOutpoint) };
  const verifier = readerOf(readerSecret);
  yield { step: "locked", passes: !!verifier && !!(await fieldsIn(verifier, certificate, keyring)) };
}
