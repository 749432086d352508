/** The sections that most pages have. Pages with these only do not load the code of the others (see `templateFor`). */
import { graphql } from "gatsby";
import type { CommonType } from "../content/model/sections";
import { CardGrid } from "./CardGrid";
import { compactOpening } from "./compactOpening";
import { Divider } from "./Divider";
import { Exhibit } from "./Exhibit";
import { ExhibitFigure } from "./ExhibitFigure";
import { Figures } from "./Figures";
import { Hero } from "./Hero";
import { label } from "./label";
import { landingSections } from "./landing";
import { Notice } from "./Notice";
import { openExhibit } from "./openExhibit";
import { layouts } from "./openingLayouts";
import { Plans } from "./Plans";
import { Prose } from "./Prose";
import { Quote } from "./Quote";
import type { Registry } from "./registry";
import { Steps } from "./Steps";
import { Table } from "./Table";
import { UseCases } from "./UseCases";

export type CommonSection = Extract<Queries.CommonSectionsFragment, { __typename: CommonType }>;

export const commonSections: Registry<CommonSection> = {
  ...landingSections,
  Hero: (section) => (
    <Hero {...section} look={[layouts[section.layout], section.layout !== "wide" && compactOpening]} />
  ),
  Divider: (section) => <Divider {...section} look={label} />,
  Exhibit: (section) => <Exhibit {...section} look={section.exhibitLook === "open" && openExhibit} />,
  CardGrid,
  Steps,
  UseCases,
  Prose,
  Quote,
  ExhibitFigure,
  Figures,
  Plans,
  Table,
  Notice,
};

export const commonSectionsFragment = graphql`
  fragment CommonSections on Section {
    ...LandingSections
    ...CardGrid
    ...Steps
    ...UseCases
    ...Prose
    ...Quote
    ...ExhibitFigure
    ...Figures
    ...Plans
    ...Table
    ...Notice
  }
`;
