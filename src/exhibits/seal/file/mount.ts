import { mountingWithBar } from "../bar";
import { exhibit } from ".";

export const mount = mountingWithBar(exhibit);
