import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Seo } from "../components/Seo";
import { Sections } from "../sections";

/** The one page template: every page is a list of sections. */
const Page = ({ data }: PageProps<Queries.PageQuery>) => <Sections sections={data.pageYaml?.sections ?? []} />;

export default Page;

export const Head = ({ data, location }: HeadProps<Queries.PageQuery>) =>
  data.pageYaml && data.siteYaml && <Seo page={data.pageYaml} site={data.siteYaml} path={location.pathname} />;

export const query = graphql`
  query Page($id: String!) {
    pageYaml(id: { eq: $id }) {
      ...SeoPage
      sections {
        ...Sections
      }
    }
    siteYaml {
      ...SeoSite
    }
  }
`;
