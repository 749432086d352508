/** The section types that pages are made of: YAML `type` = GraphQL type = component = file name. */
import { z } from "zod";
import { landingTypes } from "./sections/landing";
import { listTypes } from "./sections/lists";
import { proseTypes, textTypes } from "./sections/texts";
import { verifierTypes } from "./sections/verifier";

/** The types that most pages use. A page with these only is shown by src/templates/common.tsx. */
export const commonTypes = [...landingTypes, ...listTypes, ...proseTypes] as const;

export const sectionTypes = [...commonTypes, ...textTypes, ...verifierTypes] as const;

export const anySection = z.discriminatedUnion("type", sectionTypes);

/** The names of the landing types: Hero, Showcase and so on. */
export type LandingType = z.output<(typeof landingTypes)[number]>["type"];

/** The names of the common types: the landing types, CardGrid, Prose and so on. */
export type CommonType = z.output<(typeof commonTypes)[number]>["type"];
