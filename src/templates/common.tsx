import { graphql, type PageProps } from "gatsby";
import { commonSections } from "../sections/common";
import { renderPage } from "../sections/registry";

export { Head } from "../components/Seo";

/** The template of most pages: like landing.tsx, with more types of sections. */
const Common = ({ data }: PageProps<Queries.CommonQuery>) => renderPage(commonSections, data.pageContent);

export default Common;

export const query = graphql`
  query Common($id: String!) {
    pageContent(id: { eq: $id }) {
      ...SeoPage
      lead
      above
      sections {
        ...CommonSections
      }
    }
    siteContent {
      ...SeoSite
    }
  }
`;
