import { mounting } from "../kit/mount";
import { partsSearch } from ".";

export const mount = mounting(partsSearch);
