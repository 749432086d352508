/** The openings and the exhibits in all their looks, for every template but the home page's. */
import { compactOpening } from "./compactOpening";
import { Exhibit } from "./Exhibit";
import { Hero } from "./Hero";
import { openExhibit } from "./openExhibit";
import { layouts } from "./openingLayouts";
import type { Registry } from "./registry";

type Looked = Extract<Queries.LandingSectionsFragment, { __typename: "Hero" | "Exhibit" }>;

export const inAllLooks: Registry<Looked> = {
  Hero: (section) => (
    <Hero {...section} look={[layouts[section.layout], section.layout !== "wide" && compactOpening]} />
  ),
  Exhibit: (section) => <Exhibit {...section} look={section.exhibitLook === "open" && openExhibit} />,
};
