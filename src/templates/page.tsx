import { graphql, type PageProps } from "gatsby";
import { allSections } from "../sections";
import { renderSections } from "../sections/registry";

export { Head } from "../components/Seo";

/** The template for pages with a section that few have: articles, lists, tools and the form. It has the code of all. */
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
