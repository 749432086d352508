/** The words of all exhibits that pages can place. Their code is listed in src/exhibits/index.ts. */
import { z } from "zod";
import { words as block } from "../../exhibits/block/words";
import { words as coin } from "../../exhibits/coin/words";
import { words as countersigned } from "../../exhibits/countersigned/words";
import { words as draw } from "../../exhibits/draw/words";
import { words as goBetween } from "../../exhibits/go-between/words";
import { words as hashAddress } from "../../exhibits/hash-address/words";
import { words as hashChain } from "../../exhibits/hash-chain/words";
import { words as sealedSentence } from "../../exhibits/sealed-sentence/words";
import { words as signed } from "../../exhibits/signed/words";
import { words as siteCheck } from "../../exhibits/site-check/words";
import { words as topicManager } from "../../exhibits/topic-manager/words";
import { words as voiceNote } from "../../exhibits/voice-note/words";

const all = [
  block,
  coin,
  countersigned,
  draw,
  goBetween,
  hashAddress,
  hashChain,
  sealedSentence,
  signed,
  siteCheck,
  topicManager,
  voiceNote,
] as const;

export const anyExhibit = z.discriminatedUnion("name", all);

/** The exhibits' names: each is its mechanism's name and its folder in src/exhibits. */
export type ExhibitName = z.output<typeof anyExhibit>["name"];

export const exhibitNames: readonly ExhibitName[] = all.map(({ shape }) => shape.name.value);
