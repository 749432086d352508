/** The exhibits that exist. A new one has a model here and its code in src/exhibits. */
import { z } from "zod";
import { sealedDraw } from "./sealedDraw";

export const exhibits = [sealedDraw] as const;

export const anyExhibit = z.discriminatedUnion("name", exhibits);

/** The names of all exhibits. */
export type ExhibitName = z.output<typeof anyExhibit>["name"];
