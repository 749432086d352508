import { mounting } from "../kit/mount";
import { twoStores } from ".";

export const mount = mounting(twoStores);
