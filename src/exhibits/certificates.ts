import { MasterCertificate } from "@bsv/sdk/auth/certificates/MasterCertificate";
import { VerifiableCertificate } from "@bsv/sdk/auth/certificates/VerifiableCertificate";
import { toArray, toBase64 } from "@bsv/sdk/primitives/utils";
import type { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import type { WalletCertificate } from "@bsv/sdk/wallet/Wallet.interfaces";
import { signatureIn } from "./signature";

/** Values by field name, or the keys that open them. */
type Fields = Record<string, string>;

export const keyOf = async (wallet: ProtoWallet) =>
  (await wallet.getPublicKey({ identityKey: true })).publicKey;

/** A type of certificate: 32 bytes (BRC-52), of which a name fills the first. A certifier signs several, a verifier asks for one. */
export const typeOf = (name: string) => btoa(name.slice(0, 32).padEnd(32));

/** The type of this site's example. */
export const exampleType = typeOf("An example of a certificate type");

/** The certifier signs the fields for the holder's key. Each is encrypted, with a key of its own. */
export async function issue(
  certifier: ProtoWallet,
  holder: ProtoWallet,
  fields: Fields,
  outpoint: string,
  type = exampleType,
) {
  return MasterCertificate.issueCertificateForSubject(
    certifier,
    await keyOf(holder),
    fields,
    type,
    async () => outpoint,
  );
}

/** A certificate as its holder shows it: without the keys to its fields. */
export function shownOf({ masterKeyring, ...certificate }: MasterCertificate): WalletCertificate {
  const { type, serialNumber, subject, certifier, revocationOutpoint, fields, signature = "" } = certificate;
  return { type, serialNumber, subject, certifier, revocationOutpoint, fields, signature };
}

/** The holder passes on the keys of the chosen fields, encrypted for one verifier. */
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

/** Base64 and hex are accepted in one spelling only, or a copy could pass for another certificate. */
const isPlain = (base64: string) => toBase64(toArray(base64, "base64")) === base64;
const isHex = (text: string) => /^[0-9a-f]+$/.test(text);

/** Whether the certifier named on it has signed all of it. */
export async function isSigned(shown: WalletCertificate) {
  const isSpelled =
    [shown.type, shown.serialNumber].every(isPlain) && [shown.subject, shown.certifier].every(isHex);
  try {
    return (
      isSpelled &&
      signatureIn(shown.signature).length > 0 &&
      (await VerifiableCertificate.fromCertificate(shown, {}).verify())
    );
  } catch {
    return false;
  }
}

/** The fields whose keys are on the keyring, if they open for this verifier. */
export async function fieldsIn(verifier: ProtoWallet, shown: WalletCertificate, keyring: Fields) {
  if (Object.keys(keyring).length === 0) return {};
  if (!Object.values(keyring).every(isPlain)) return undefined;
  const certificate = VerifiableCertificate.fromCertificate(shown, keyring);
  return certificate.decryptFields(verifier).catch(() => undefined);
}

/**
 * Whether the certificate's output is unspent; `spent` is a list here. In real use, ask the network. An outpoint is
 * accepted in one spelling only, since the list is compared as text.
 */
export const isInForce = ({ revocationOutpoint }: WalletCertificate, spent: unknown) =>
  /^[0-9a-f]{64}\.(0|[1-9]\d*)$/.test(revocationOutpoint) &&
  Array.isArray(spent) &&
  !spent.includes(revocationOutpoint);

/** The verifier reads the open fields, or finds the first fault. `spent` is a list here; in real use, ask the network. */
export async function read(
  verifier: ProtoWallet,
  shown: WalletCertificate,
  keyring: Fields,
  trusted: string,
  spent: string[],
) {
  if (!isInForce(shown, spent)) return { broken: "revoked" };
  if (shown.certifier !== trusted || !(await isSigned(shown))) return { broken: "signature" };
  const fields = await fieldsIn(verifier, shown, keyring);
  return fields ? { fields } : { broken: "locked" };
}
