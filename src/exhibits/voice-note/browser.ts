import { mounting } from "../kit/mount";
import { voiceNote } from ".";

export const mount = mounting(voiceNote);
