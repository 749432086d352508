/** The registry: every section type of the schema and its component. */
import { graphql } from "gatsby";
import { Article } from "./Article";
import { Checks } from "./Checks";
import { ContactForm } from "./ContactForm";
import { commonSections } from "./common";
import { GlossaryList } from "./GlossaryList";
import { NotFound } from "./NotFound";
import { Questions } from "./Questions";
import type { Registry } from "./registry";
import { SiteMap } from "./SiteMap";
import { Verifier } from "./Verifier";
import { Video } from "./Video";

export const allSections: Registry<Queries.SectionsFragment> = {
  ...commonSections,
  Article,
  ContactForm,
  NotFound,
  GlossaryList,
  SiteMap,
  Verifier,
  Questions,
  Video,
  Checks,
};

export const sectionsFragment = graphql`
  fragment Sections on Section {
    ...CommonSections
    ...Article
    ...ContactForm
    ...NotFound
    ...GlossaryList
    ...SiteMap
    ...Verifier
    ...Questions
    ...Video
    ...Checks
  }
`;
