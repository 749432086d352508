import type { ExhibitName } from "../content/model/exhibits";
import { exhibit as block } from "./block";
import { exhibit as certificate } from "./certificate";
import { exhibit as clipboards } from "./clipboards";
import { exhibit as doors } from "./doors";
import { exhibit as draw } from "./draw";
import { exhibit as escrow } from "./escrow";
import { exhibit as handshake } from "./handshake";
import { exhibit as hashChain } from "./hash-chain";
import type { Exhibit, ExhibitContent, ExhibitState } from "./kit/exhibit";
import { exhibit as messageBox } from "./message-box";
import { exhibit as paidCall } from "./paid-call";
import { exhibit as parts } from "./parts";
import { exhibit as phone } from "./phone";
import { exhibit as provenance } from "./provenance";
import { exhibit as sealDocument } from "./seal/document";
import { exhibit as sealFile } from "./seal/file";
import { exhibit as sealSentence } from "./seal/sentence";
import { exhibit as sealTwoSigners } from "./seal/two-signers";
import { exhibit as sealVoice } from "./seal/voice";
import { exhibit as siteCheck } from "./site-check";
import { exhibit as topicManager } from "./topic-manager";

/** Every exhibit's code, by the name of its mechanism. */
export const exhibits: { [Name in ExhibitName]: Exhibit<ExhibitState, ExhibitContent> } = {
  block,
  certificate,
  clipboards,
  doors,
  draw,
  escrow,
  handshake,
  "hash-chain": hashChain,
  "message-box": messageBox,
  "paid-call": paidCall,
  parts,
  phone,
  provenance,
  "seal-document": sealDocument,
  "seal-file": sealFile,
  "seal-sentence": sealSentence,
  "seal-two-signers": sealTwoSigners,
  "seal-voice": sealVoice,
  "site-check": siteCheck,
  "topic-manager": topicManager,
};
