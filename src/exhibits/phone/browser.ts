import { mounting } from "../kit/mount";
import { phone } from ".";

export const mount = mounting(phone);
