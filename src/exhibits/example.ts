import CachedKeyDeriver from "@bsv/sdk/wallet/CachedKeyDeriver";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import type { WalletInterface } from "@bsv/sdk/wallet/Wallet.interfaces";
import { exampleKey } from "./exampleKey";

const wallets = new Map<string, ProtoWallet>();

/**
 * The wallet with an example's key, one per name. The library derives several keys for each new wallet, so that is put
 * off until the wallet is used: a check does not need the strangers and look-alikes that the cheats do.
 */
export function walletOf(name: string): ProtoWallet {
  const wallet = wallets.get(name) ?? lazyWallet(name);
  wallets.set(name, wallet);
  return wallet;
}

function lazyWallet(name: string): ProtoWallet {
  let made: CachedKeyDeriver | undefined;
  const get = () => {
    made ??= new CachedKeyDeriver(exampleKey(name));
    return made;
  };
  return Object.create(ProtoWallet.prototype, { keyDeriver: { get } });
}

/** ProtoWallet implements only the part of a wallet that needs no blockchain, which is all that the examples use. */
export const fullWalletOf = (name: string) => walletOf(name) as unknown as WalletInterface;
