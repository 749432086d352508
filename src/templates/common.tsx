import { graphql, type PageProps } from "gatsby";
import { commonSections } from "../sections/common";
import { isIn, renderSections } from "../sections/registry";

export { Head } from "../components/Seo";

/** The template of most pages: like landing.tsx, with more types of sections. */
const Common = ({ data }: PageProps<Queries.CommonQuery>) =>
  renderSections(
    commonSections,
    (data.pageContent?.sections ?? []).filter(isIn(commonSections)),
    data.pageContent?.lead ?? -1,
  );

export default Common;

export const query = graphql`
  query Common($id: String!) {
    pageContent(id: { eq: $id }) {
      ...SeoPage
      lead
      sections {
        ...CommonSections
      }
    }
    siteContent {
      ...SeoSite
    }
  }
`;
