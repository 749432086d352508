import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";

interface PageSealProps {
  mark: string;
  /** What it leads to. */
  name: string;
}

/**
 * The outline of the page's seal, beside the logo: a link to the certificate. It turns into the next page's when the page
 * changes (theme/transitions.css), is amber once the page has been checked, and in two once that failed (theme/medallion.css).
 */
export const PageSeal = ({ mark, name }: PageSealProps) => (
  <Place href="#certificate" className="page-seal" aria-label={name}>
    {/* A mark reaches 64 units from 0, 0 (exhibits/guilloche.ts). */}
    <svg viewBox="-64 -64 128 128" aria-hidden="true">
      <g>
        <path id="mark" d={mark} />
      </g>
      <use href="#mark" />
    </svg>
  </Place>
);

const Place = styled.a`
  display: none;
  flex: none;
  margin: -0.5rem;
  padding: 0.5rem;
  border-radius: var(--radius-s);
  color: var(--fg-faint);
  transition: color var(--brisk);
  svg {
    width: 1.5rem;
    overflow: visible;
    fill: currentColor;
    fill-rule: evenodd;
  }
  &:hover {
    color: var(--fg);
  }
  @media ${from("phone")} {
    display: block;
  }
  @media ${from("medium")} {
    svg {
      width: 1.75rem;
    }
  }
`;
