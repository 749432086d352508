/** The section types that pages are made of: YAML `type` = GraphQL type = component = file name. */
import { z } from "zod";
import { landingTypes } from "./sections/landing";
import { listTypes } from "./sections/lists";
import { textTypes } from "./sections/texts";
import { verifierTypes } from "./sections/verifier";

export const sectionTypes = [...landingTypes, ...listTypes, ...textTypes, ...verifierTypes] as const;

export const anySection = z.discriminatedUnion("type", sectionTypes);

/** The names of the landing types: Hero, Showcase and so on. */
export type LandingType = z.output<(typeof landingTypes)[number]>["type"];
