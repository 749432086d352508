import { mounting } from "../kit/mount";
import { hashChain } from ".";

export const mount = mounting(hashChain);
