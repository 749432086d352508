import { mounting } from "../kit/mount";
import { timesheet } from ".";

export const mount = mounting(timesheet);
