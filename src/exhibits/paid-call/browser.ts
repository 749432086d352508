import { mounting } from "../kit/mount";
import { paidCall } from ".";

export const mount = mounting(paidCall);
