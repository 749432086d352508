import { graphql, type PageProps } from "gatsby";
import { allSections } from "../sections";
import { renderPage } from "../sections/registry";

export { Head } from "../components/Seo";

/** The template for sections that no other template has together. No page here needs it; an editor's next one may. */
const Page = ({ data }: PageProps<Queries.PageQuery>) => renderPage(allSections, data.pageContent);

export default Page;

export const query = graphql`
  query Page($id: String!) {
    pageContent(id: { eq: $id }) {
      ...SeoPage
      lead
      above
      sections {
        ...Sections
      }
    }
    siteContent {
      ...SeoSite
    }
  }
`;
