import { mounting } from "../kit/mount";
import { certificate } from ".";

export const mount = mounting(certificate);
