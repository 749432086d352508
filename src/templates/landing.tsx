import { graphql, type PageProps } from "gatsby";
import { landingSections } from "../sections/landing";
import { renderPage } from "../sections/registry";

export { Head } from "../components/Seo";

/** The template for pages with only landing sections, such as the home page. Every page is a list of sections. */
const Landing = ({ data }: PageProps<Queries.LandingQuery>) => renderPage(landingSections, data.pageContent);

export default Landing;

export const query = graphql`
  query Landing($id: String!) {
    pageContent(id: { eq: $id }) {
      ...SeoPage
      lead
      above
      sections {
        ...LandingSections
      }
    }
    siteContent {
      ...SeoSite
    }
  }
`;
