import { mounting } from "../kit/mount";
import { clipboards } from ".";

export const mount = mounting(clipboards);
