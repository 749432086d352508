import { mounting } from "../kit/mount";
import { provenance } from ".";

export const mount = mounting(provenance);
