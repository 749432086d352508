import { type Facts, factsOf, type Shown } from "../model/facts";
import { sectionTypes } from "../model/sections";
import { forVariant } from "./walk";

interface Section {
  type: string;
}

const known = new Map<string, Facts>(sectionTypes.map((type) => [type.shape.type.value, factsOf(type)]));

/** What the model says about sections of this type. */
export const sectionFacts = ({ type }: Section): Facts => known.get(type) ?? {};

/** The types of the sections that have this fact. */
export const typesWith = (fact: keyof Facts) =>
  [...known].flatMap(([type, facts]) => (facts[fact] ? [type] : []));

/** Whether a section of the page shows this. */
export const pageShows = ({ sections }: { sections: readonly Section[] }, what: Shown) =>
  sections.some((section) => sectionFacts(section).shows === what);

/** Whether this section shows the pattern of its page. */
export const showsPattern = (section: Section) =>
  forVariant(sectionFacts(section).pattern, {
    path: [],
    ancestors: [{ value: { ...section }, facts: {} }],
  }) === true;
