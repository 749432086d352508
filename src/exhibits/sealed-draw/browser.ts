import { mounting } from "../kit/mount";
import { sealedDraw } from ".";

export const mount = mounting(sealedDraw);
