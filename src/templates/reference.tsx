import { graphql, type PageProps } from "gatsby";
import { allSections } from "../sections";
import { renderSections } from "../sections/registry";

export { Head } from "../components/Seo";

/** The template for pages with a section that few have: articles, lists, tools and the form. */
const Reference = ({ data }: PageProps<Queries.ReferenceQuery>) =>
  renderSections(allSections, data.pageContent?.sections ?? [], data.pageContent?.lead ?? -1);

export default Reference;

export const query = graphql`
  query Reference($id: String!) {
    pageContent(id: { eq: $id }) {
      ...SeoPage
      lead
      sections {
        ...Sections
      }
    }
    siteContent {
      ...SeoSite
    }
  }
`;
