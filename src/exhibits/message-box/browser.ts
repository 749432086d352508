import { mounting } from "../kit/mount";
import { messageBox } from ".";

export const mount = mounting(messageBox);
