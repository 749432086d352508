/** The registry: every section type of the schema and its component. */
import { graphql } from "gatsby";
import { ContactForm } from "./ContactForm";
import { commonSections } from "./common";
import { readingSections } from "./reading";
import type { Registry } from "./registry";

export const allSections: Registry<Queries.SectionsFragment> = {
  ...commonSections,
  ...readingSections,
  ContactForm,
};

export const sectionsFragment = graphql`
  fragment Sections on Section {
    ...CommonSections
    ...ReadingSections
    ...ContactForm
  }
`;
