import { mounting } from "../kit/mount";
import { escrow } from ".";

export const mount = mounting(escrow);
