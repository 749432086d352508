import { mounting } from "../kit/mount";
import { countersigned } from ".";

export const mount = mounting(countersigned);
