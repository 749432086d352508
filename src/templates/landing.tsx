import { graphql, type PageProps } from "gatsby";
import { landingSections } from "../sections/landing";
import { type Registry, renderSections } from "../sections/registry";

export { Head } from "../components/Seo";

type Section = Extract<Queries.LandingSectionsFragment, { __typename: keyof typeof landingSections }>;

/** The template for pages made of landing sections alone, above all the home page: the same, with less code. */
const Landing = ({ data }: PageProps<Queries.LandingQuery>) =>
  renderSections(landingSections as Registry<Section>, (data.pageYaml?.sections ?? []) as Section[]);

export default Landing;

export const query = graphql`
  query Landing($id: String!) {
    pageYaml(id: { eq: $id }) {
      ...SeoPage
      sections {
        ...LandingSections
      }
    }
    siteYaml {
      ...SeoSite
    }
  }
`;
