import { graphql, type PageProps } from "gatsby";
import { allSections } from "../sections";
import { renderSections } from "../sections/registry";

export { Head } from "../components/Seo";

/** The page template: every page is a list of sections. */
const Page = ({ data }: PageProps<Queries.PageQuery>) =>
  renderSections(allSections, data.pageContent?.sections ?? [], data.pageContent?.lead ?? -1);

export default Page;

export const query = graphql`
  query Page($id: String!) {
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
