import { mounting } from "../kit/mount";
import { handshake } from ".";

export const mount = mounting(handshake);
