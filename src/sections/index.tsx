/** The registry: every section type of the schema and its component. */
import { graphql } from "gatsby";
import { Article } from "./Article";
import { CardGrid } from "./CardGrid";
import { Checks } from "./Checks";
import { ContactForm } from "./ContactForm";
import { ExhibitFigure } from "./ExhibitFigure";
import { Figures } from "./Figures";
import { GlossaryList } from "./GlossaryList";
import { landingSections } from "./landing";
import { NotFound } from "./NotFound";
import { Notice } from "./Notice";
import { Plans } from "./Plans";
import { Prose } from "./Prose";
import { Questions } from "./Questions";
import { Quote } from "./Quote";
import type { Registry } from "./registry";
import { SiteMap } from "./SiteMap";
import { Steps } from "./Steps";
import { Table } from "./Table";
import { UseCases } from "./UseCases";
import { Verifier } from "./Verifier";
import { Video } from "./Video";

export const allSections: Registry<Queries.SectionsFragment> = {
  ...landingSections,
  CardGrid,
  Steps,
  UseCases,
  Prose,
  Article,
  ContactForm,
  NotFound,
  Quote,
  ExhibitFigure,
  Figures,
  Plans,
  Table,
  Notice,
  GlossaryList,
  SiteMap,
  Verifier,
  Questions,
  Video,
  Checks,
};

export const sectionsFragment = graphql`
  fragment Sections on Section {
    ...LandingSections
    ...CardGrid
    ...Steps
    ...UseCases
    ...Prose
    ...Article
    ...ContactForm
    ...NotFound
    ...Quote
    ...ExhibitFigure
    ...Figures
    ...Plans
    ...Table
    ...Notice
    ...GlossaryList
    ...SiteMap
    ...Verifier
    ...Questions
    ...Video
    ...Checks
  }
`;
