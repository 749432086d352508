import { mounting } from "../kit/mount";
import { doors } from ".";

export const mount = mounting(doors);
