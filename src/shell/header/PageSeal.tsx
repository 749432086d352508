import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";

interface PageSealProps {
  mark: string;
  /** What it leads to; in sight where there is room. */
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
    <span>{name}</span>
  </Place>
);

const Place = styled.a`
  display: none;
  flex: none;
  margin: -0.625rem;
  padding: 0.625rem;
  border-radius: var(--radius-s);
  color: var(--fg-faint);
  text-decoration: none;
  transition: color var(--brisk);
  /* Amber or red is for the seal alone: as a text on white, amber is too pale. */
  span {
    display: none;
    color: var(--fg-muted);
    font-weight: 530;
    font-size: var(--text-small);
  }
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
    display: flex;
    gap: 0.625rem;
    align-items: center;
  }
  @media ${from("full")} {
    span {
      display: inline;
    }
  }
`;
