import { graphql } from "gatsby";
import { Exhibit } from "./Exhibit";

/** The verifier is laid out like an exhibit. */
export const Verifier = (props: Queries.VerifierFragment) => <Exhibit {...props} />;

export const verifierFragment = graphql`
  fragment Verifier on Verifier {
    anchor
    title
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
