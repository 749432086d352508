import CachedKeyDeriver from "@bsv/sdk/wallet/CachedKeyDeriver";
import { ProtoWallet } from "@bsv/sdk/wallet/ProtoWallet";
import type { WalletInterface } from "@bsv/sdk/wallet/Wallet.interfaces";
import { exampleKey } from "./exampleKey";

const wallets = new Map<string, ProtoWallet>();

/**
 * The wallet with an example's key, one for each name. The library works out several keys for each wallet that it makes,
 * so that is put off until the wallet is used: a check does not need the strangers and look-alikes of the cheats.
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

/** A ProtoWallet has the part of a wallet that needs no blockchain, and the examples use no other. */
export const fullWalletOf = (name: string) => walletOf(name) as unknown as WalletInterface;
