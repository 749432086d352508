import { mounting } from "../kit/mount";
import { twoLedgers } from ".";

export const mount = mounting(twoLedgers);
