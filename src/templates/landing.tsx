import { graphql, type PageProps } from "gatsby";
import { landingSections } from "../sections/landing";
import { isIn, renderSections } from "../sections/registry";

export { Head } from "../components/Seo";

/** The template for pages with only landing sections, such as the home page. Every page is a list of sections. */
const Landing = ({ data }: PageProps<Queries.LandingQuery>) =>
  renderSections(
    landingSections,
    (data.pageContent?.sections ?? []).filter(isIn(landingSections)),
    data.pageContent?.lead ?? -1,
  );

export default Landing;

export const query = graphql`
  query Landing($id: String!) {
    pageContent(id: { eq: $id }) {
      ...SeoPage
      lead
      sections {
        ...LandingSections
      }
    }
    siteContent {
      ...SeoSite
    }
  }
`;
