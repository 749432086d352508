import { mounting } from "../kit/mount";
import { signed } from ".";

export const mount = mounting(signed);
