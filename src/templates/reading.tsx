import { graphql, type PageProps } from "gatsby";
import { readingSections } from "../sections/reading";
import { renderPage } from "../sections/registry";

export { Head } from "../components/Seo";

/** The template of pages to read and to check in: articles, lists and tools. */
const Reading = ({ data }: PageProps<Queries.ReadingQuery>) => renderPage(readingSections, data.pageContent);

export default Reading;

export const query = graphql`
  query Reading($id: String!) {
    pageContent(id: { eq: $id }) {
      ...SeoPage
      lead
      above
      sections {
        ...ReadingSections
      }
    }
    siteContent {
      ...SeoSite
    }
  }
`;
