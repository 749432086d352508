import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";

/**
 * The outline of the page's seal, beside the logo. It turns into the next page's when the page changes
 * (theme/transitions.css), and is amber once the page has been checked (theme/certificate.css).
 */
export const PageSeal = ({ mark }: { mark: string }) => (
  // A mark reaches 64 units from 0, 0 (exhibits/guilloche.ts).
  <Drawing className="page-seal" viewBox="-64 -64 128 128" aria-hidden="true">
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
