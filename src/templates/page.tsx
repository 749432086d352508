import { graphql, type PageProps } from "gatsby";
import { commonSections, isCommon } from "../sections/common";
import { renderSections } from "../sections/registry";

export { Head } from "../components/Seo";

/** The template of most pages: like landing.tsx, with more types of sections. */
const Page = ({ data }: PageProps<Queries.PageQuery>) =>
  renderSections(
    commonSections,
    (data.pageContent?.sections ?? []).filter(isCommon),
    data.pageContent?.lead ?? -1,
  );

export default Page;

export const query = graphql`
  query Page($id: String!) {
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
