import { mounting } from "../kit/mount";
import { sealedSentence } from ".";

export const mount = mounting(sealedSentence);
