/** The sections that most pages have. Pages with these only do not load the code of the others (see `templateFor`). */
import { graphql } from "gatsby";
import type { CommonType } from "../content/model/sections";
import { CardGrid } from "./CardGrid";
import { Divider } from "./Divider";
import { ExhibitFigure } from "./ExhibitFigure";
import { Figures } from "./Figures";
import { label } from "./label";
import { landingSections } from "./landing";
import { inAllLooks } from "./looks";
import { Notice } from "./Notice";
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
  ...inAllLooks,
  Divider: (section) => <Divider {...section} look={label} />,
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
