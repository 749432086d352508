import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";

/**
 * The outline of the page's seal, beside the logo. It turns into the next page's when the page changes
 * (theme/transitions.css), and is amber once the page has been checked (theme/certificate.css).
 */
export const PageSeal = ({ mark }: { mark: string }) => (
  <Drawing className="page-seal" viewBox="-250 -250 500 500" aria-hidden="true">
    <path d={mark} />
  </Drawing>
);

const Drawing = styled.svg`
  display: none;
  flex: none;
  width: 1.5rem;
  color: var(--fg-faint);
  fill: currentColor;
  fill-rule: evenodd;
  transition: color var(--brisk);
  @media ${from("phone")} {
    display: block;
  }
  @media ${from("medium")} {
    width: 1.75rem;
  }
`;
