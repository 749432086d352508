import styled from "@emotion/styled";
import { below, from } from "../../theme/breakpoints";

interface PageSealProps {
  mark: string;
  /** What it does, and what came of it; in sight where there is room. */
  words: { check: string; checked: string; failed: string };
}

/**
 * The outline of the page's seal, beside the logo. It runs the page's check (script.ts), and then leads to the certificate,
 * which tells more. It turns into the next page's when the page
 * changes (theme/transitions.css), is amber once the page has been checked, and in two once that failed (theme/medallion.css).
 */
export const PageSeal = ({ mark, words }: PageSealProps) => (
  <Place href="#certificate" className="page-seal">
    {/* A mark reaches 64 units from 0, 0 (exhibits/guilloche.ts). */}
    <svg viewBox="-64 -64 128 128" aria-hidden="true">
      <g>
        <path id="mark" d={mark} />
      </g>
      <use href="#mark" />
    </svg>
    <span>{words.check}</span>
    <span data-of="holds">{words.checked}</span>
    <span data-of="fails">{words.failed}</span>
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
  /* Amber or red is for the seal alone: as a text on white, amber is too pale. */
  span {
    grid-area: 1 / 2;
    color: var(--fg-muted);
    font-weight: 530;
    font-size: var(--text-small);
    white-space: nowrap;
  }
  span[data-of],
  html:is([data-page="holds"], [data-page="fails"]) & span:first-of-type {
    visibility: hidden;
  }
  html[data-page="holds"] & [data-of="holds"],
  html[data-page="fails"] & [data-of="fails"] {
    visibility: visible;
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
    display: grid;
    column-gap: 0.625rem;
    align-items: center;
  }
  /* There is only room for the seal; between the two there is no menu beside it. */
  @media ${below("medium")}, ${from("wide")} and ${below("full")} {
    position: relative;
    span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
