/** The exhibits that exist. A new one has a model here and its code in src/exhibits. */
import { z } from "zod";
import { certificate } from "./certificate";
import { clipboards } from "./clipboards";
import { escrow } from "./escrow";
import { handshake } from "./handshake";
import { hashAddress } from "./hashAddress";
import { hashChain } from "./hashChain";
import { merkleProof } from "./merkleProof";
import { messageBox } from "./messageBox";
import { paidCall } from "./paidCall";
import { partsSearches } from "./parts";
import { provenance } from "./provenance";
import { sealedDraw } from "./sealedDraw";
import { sealedSentence } from "./sealedSentence";
import { signed } from "./signed";
import { siteCheck } from "./siteCheck";
import { ticketDraw } from "./ticketDraw";
import { topicManagers } from "./topicManager";
import { twoLedgers } from "./twoLedgers";
import { twoStores } from "./twoStores";
import { voiceNote } from "./voiceNote";

export const exhibits = [
  sealedDraw,
  hashChain,
  certificate,
  paidCall,
  escrow,
  handshake,
  provenance,
  signed,
  sealedSentence,
  merkleProof,
  messageBox,
  siteCheck,
  ...topicManagers,
  ...partsSearches,
  twoStores,
  twoLedgers,
  ticketDraw,
  hashAddress,
  clipboards,
  voiceNote,
] as const;

export const anyExhibit = z.discriminatedUnion("name", exhibits);

export type ExhibitName = z.output<typeof anyExhibit>["name"];

export const exhibitNames: readonly ExhibitName[] = exhibits.map(({ shape }) => shape.name.value);
