/** The words of all exhibits that pages can place. Their code is listed in src/exhibits/index.ts. */
import { z } from "zod";
import { words as block } from "../../exhibits/block/words";
import { words as coin } from "../../exhibits/coin/words";
import { words as draw } from "../../exhibits/draw/words";
import { words as goBetween } from "../../exhibits/go-between/words";
import { words as hashChain } from "../../exhibits/hash-chain/words";
import { words as sealDocument } from "../../exhibits/seal/document/words";
import { words as sealFile } from "../../exhibits/seal/file/words";
import { words as sealSentence } from "../../exhibits/seal/sentence/words";
import { words as sealTwoSigners } from "../../exhibits/seal/two-signers/words";
import { words as sealVoice } from "../../exhibits/seal/voice/words";
import { words as siteCheck } from "../../exhibits/site-check/words";
import { words as topicManager } from "../../exhibits/topic-manager/words";

const all = [
  block,
  coin,
  draw,
  goBetween,
  hashChain,
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
