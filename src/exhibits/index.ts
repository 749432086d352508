import type { ExhibitName } from "../content/model/exhibits";
import { exhibit as block } from "./block";
import { exhibit as coin } from "./coin";
import { exhibit as countersigned } from "./countersigned";
import { exhibit as draw } from "./draw";
import { exhibit as goBetween } from "./go-between";
import { exhibit as hashAddress } from "./hash-address";
import { exhibit as hashChain } from "./hash-chain";
import type { Exhibit, ExhibitContent, ExhibitState } from "./kit/exhibit";
import { exhibit as sealedSentence } from "./sealed-sentence";
import { exhibit as signed } from "./signed";
import { exhibit as siteCheck } from "./site-check";
import { exhibit as topicManager } from "./topic-manager";
import { exhibit as voiceNote } from "./voice-note";

/** Every exhibit's code, by the name of its mechanism. */
export const exhibits: { [Name in ExhibitName]: Exhibit<ExhibitState, ExhibitContent> } = {
  block,
  coin,
  countersigned,
  draw,
  "go-between": goBetween,
  "hash-address": hashAddress,
  "hash-chain": hashChain,
  "sealed-sentence": sealedSentence,
  signed,
  "site-check": siteCheck,
  "topic-manager": topicManager,
  "voice-note": voiceNote,
};
