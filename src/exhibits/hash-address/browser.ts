import { mounting } from "../kit/mount";
import { hashAddress } from ".";

export const mount = mounting(hashAddress);
