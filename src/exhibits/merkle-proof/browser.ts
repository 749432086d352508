import { mounting } from "../kit/mount";
import { merkleProof } from ".";

export const mount = mounting(merkleProof);
