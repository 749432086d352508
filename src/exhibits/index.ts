import type { ExhibitName } from "../content/model/exhibits";
import { certificate } from "./certificate";
import { clipboards } from "./clipboards";
import { escrow } from "./escrow";
import { handshake } from "./handshake";
import { hashAddress } from "./hash-address";
import { hashChain } from "./hash-chain";
import type { Content, Exhibit, Game } from "./kit/exhibit";
import { merkleProof } from "./merkle-proof";
import { messageBox } from "./message-box";
import { paidCall } from "./paid-call";
import { partsSearch } from "./parts";
import { provenance } from "./provenance";
import { sealedDraw } from "./sealed-draw";
import { sealedSentence } from "./sealed-sentence";
import { signed } from "./signed";
import { siteCheck } from "./site-check";
import { ticketDraw } from "./ticket-draw";
import { topicManager } from "./topic-manager";
import { twoLedgers } from "./two-ledgers";
import { twoStores } from "./two-stores";
import { voiceNote } from "./voice-note";

/** An exhibit's folder here, and what the build draws it with. */
interface Entry {
  folder: string;
  exhibit: Exhibit<Game, Content>;
}

/** The kit hands each exhibit only what that exhibit has made itself, and the content whose name is its own. */
const entry = <State extends Game, Own extends Content>(
  folder: string,
  exhibit: Exhibit<State, Own>,
): Entry => ({
  folder,
  exhibit: exhibit as unknown as Exhibit<Game, Content>,
});

/** Every exhibit's code, by the name that content knows it by. A mechanism may serve several. */
export const exhibits: { [Name in ExhibitName]: Entry } = {
  "provably-fair-gaming-architecture": entry("sealed-draw", sealedDraw),
  "immutable-logcapture": entry("hash-chain", hashChain),
  "identity-verification-services": entry("certificate", certificate),
  "api-platform-monetization": entry("paid-call", paidCall),
  "smart-contract-development": entry("escrow", escrow),
  "authentication-identity": entry("handshake", handshake),
  provenance: entry("provenance", provenance),
  "document-signing-system": entry("signed", signed),
  home: entry("sealed-sentence", sealedSentence),
  "archival-recordkeeping": entry("merkle-proof", merkleProof),
  "hosted-p2p-message-box": entry("message-box", messageBox),
  "check-this-site": entry("site-check", siteCheck),
  "overlay-hosting-services": entry("topic-manager", topicManager),
  "blockchain-training-enterprise-engineers": entry("topic-manager", topicManager),
  "metanet-engineering-curriculum": entry("topic-manager", topicManager),
  "parts-requisition": entry("parts", partsSearch),
  "parts-requisition-deep-dive": entry("parts", partsSearch),
  "wallet-storage-management": entry("two-stores", twoStores),
  "blockchain-integration-consultancy": entry("two-ledgers", twoLedgers),
  "thryll-arcade": entry("ticket-draw", ticketDraw),
  "secure-teleforms-generator": entry("clipboards", clipboards),
  "p2p-voicemail": entry("voice-note", voiceNote),
  "chain-backed-storage-services": entry("hash-address", hashAddress),
};
