import type { MasterCertificate } from "@bsv/sdk/auth/certificates/MasterCertificate";
import type { WalletCertificate } from "@bsv/sdk/wallet/Wallet.interfaces";

/** A certificate as its holder shows it: without the keys to its fields. */
export const shownOf = ({
  type,
  serialNumber,
  subject,
  certifier,
  revocationOutpoint,
  fields,
  signature = "",
}: MasterCertificate): WalletCertificate => ({
  type,
  serialNumber,
  subject,
  certifier,
  revocationOutpoint,
  fields,
  signature,
});
