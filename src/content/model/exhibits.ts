/** The words of all exhibits that pages can place. Their code is listed in src/exhibits/index.ts. */
import { z } from "zod";
import { words as block } from "../../exhibits/block/words";
import { words as certificate } from "../../exhibits/certificate/words";
import { words as clipboards } from "../../exhibits/clipboards/words";
import { words as doors } from "../../exhibits/doors/words";
import { words as draw } from "../../exhibits/draw/words";
import { words as escrow } from "../../exhibits/escrow/words";
import { words as handshake } from "../../exhibits/handshake/words";
import { words as hashChain } from "../../exhibits/hash-chain/words";
import { words as messageBox } from "../../exhibits/message-box/words";
import { words as paidCall } from "../../exhibits/paid-call/words";
import { words as parts } from "../../exhibits/parts/words";
import { words as phone } from "../../exhibits/phone/words";
import { words as provenance } from "../../exhibits/provenance/words";
import { words as sealDocument } from "../../exhibits/seal/document/words";
import { words as sealFile } from "../../exhibits/seal/file/words";
import { words as sealSentence } from "../../exhibits/seal/sentence/words";
import { words as sealTwoSigners } from "../../exhibits/seal/two-signers/words";
import { words as sealVoice } from "../../exhibits/seal/voice/words";
import { words as siteCheck } from "../../exhibits/site-check/words";
import { words as topicManager } from "../../exhibits/topic-manager/words";

const all = [
  block,
  certificate,
  clipboards,
  doors,
  draw,
  escrow,
  handshake,
  hashChain,
  messageBox,
  paidCall,
  parts,
  phone,
  provenance,
  sealDocument,
  sealFile,
  sealSentence,
  sealTwoSigners,
  sealVoice,
  siteCheck,
  topicManager,
] as const;

export const anyExhibit = z.discriminatedUnion("name", all);

/** The exhibits' names: each is its mechanism's name and its folder in src/exhibits. */
export type ExhibitName = z.output<typeof anyExhibit>["name"];

export const exhibitNames: readonly ExhibitName[] = all.map(({ shape }) => shape.name.value);
