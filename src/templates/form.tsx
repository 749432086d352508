import { graphql, type PageProps } from "gatsby";
import { ContactForm } from "../sections/ContactForm";
import { type Registry, renderPage } from "../sections/registry";

export { Head } from "../components/Seo";

type Section = NonNullable<Queries.FormQuery["pageContent"]>["sections"][number];

const formSections: Registry<Extract<Section, { __typename: "ContactForm" }>> = { ContactForm };

/** The template of a page that is a form and nothing else. */
const Form = ({ data }: PageProps<Queries.FormQuery>) => renderPage(formSections, data.pageContent);

export default Form;

export const query = graphql`
  query Form($id: String!) {
    pageContent(id: { eq: $id }) {
      ...SeoPage
      lead
      above
      sections {
        __typename
        ...ContactForm
      }
    }
    siteContent {
      ...SeoSite
    }
  }
`;
