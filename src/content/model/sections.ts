/** The section types that pages are made of: YAML `type` = GraphQL type = component = file name. */
import { z } from "zod";
import { landingTypes } from "./sections/landing";
import { listTypes } from "./sections/lists";
import { formTypes, proseTypes, textTypes } from "./sections/texts";
import { verifierTypes } from "./sections/verifier";

/** The types that most pages use. A page with these only is shown by src/templates/common.tsx. */
export const commonTypes = [...landingTypes, ...listTypes, ...proseTypes] as const;

export const sectionTypes = [...commonTypes, ...formTypes, ...textTypes, ...verifierTypes] as const;

/** What stands beside an article, a list or a tool. A page with these only is shown by src/templates/reading.tsx. */
const besideTexts = ["Hero", "Exhibit", "CallToAction", "Prose", "ExhibitFigure", "Table", "Notice"] as const;

export const anySection = z.discriminatedUnion("type", sectionTypes);

/** The names of the landing types: Hero, Showcase and so on. */
export type LandingType = z.output<(typeof landingTypes)[number]>["type"];

/** The names of the common types: the landing types, CardGrid, Prose and so on. */
export type CommonType = z.output<(typeof commonTypes)[number]>["type"];

/** The names of the types of pages to read and to check in: Article, Verifier and so on. */
export type ReadingType =
  | (typeof besideTexts)[number]
  | z.output<(typeof textTypes | typeof verifierTypes)[number]>["type"];

const namesOf = <Name extends string>(types: readonly { shape: { type: { value: Name } } }[]) =>
  types.map(({ shape }) => shape.type.value);

/** The section types of each template that does not have all: Gatsby splits code by template. */
export const typesOf = {
  landing: namesOf<string>(landingTypes),
  common: namesOf<string>(commonTypes),
  reading: [...besideTexts, ...namesOf<string>(textTypes), ...namesOf<string>(verifierTypes)],
  form: namesOf<string>(formTypes),
};
