import { mounting } from "../kit/mount";
import { ticketDraw } from ".";

export const mount = mounting(ticketDraw);
