import type { ExhibitName } from "../content/model/exhibits";
import { exhibit as block } from "./block";
import { exhibit as coin } from "./coin";
import { exhibit as draw } from "./draw";
import { exhibit as goBetween } from "./go-between";
import { exhibit as hashChain } from "./hash-chain";
import type { Exhibit, ExhibitContent, ExhibitState } from "./kit/exhibit";
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
  coin,
  draw,
  "go-between": goBetween,
  "hash-chain": hashChain,
  "seal-document": sealDocument,
  "seal-file": sealFile,
  "seal-sentence": sealSentence,
  "seal-two-signers": sealTwoSigners,
  "seal-voice": sealVoice,
  "site-check": siteCheck,
  "topic-manager": topicManager,
};
