import { graphql } from "gatsby";
import { Exhibit } from "./Exhibit";

/** The verifier is laid out like an exhibit. */
export const Verifier = ({ heading, ...props }: Queries.VerifierFragment) => (
  <Exhibit full title={heading} {...props} />
);

/* Under another name than in an Exhibit, where the title is never missing. */

export const verifierFragment = graphql`
  fragment Verifier on Verifier {
    anchor
    heading: title
    intro {
      html
    }
    limits {
      html
    }
    bench {
      html
    }
  }
`;
