import { css } from "@emotion/react";
import { inHue } from "../components/Sketch";
import { below, from } from "../theme/breakpoints";

/** Cells whose drawing stands on the line above the name; on a phone it is a small one beside both name and text. */
export const drawnCards = css`
  > ul {
    --least: 13rem;
  }
  > ul > li > div {
    margin-bottom: 0.5rem;
    padding-bottom: 1rem;
    border-bottom: 1px solid var(--line-strong);
    svg {
      ${inHue}
      width: 100%;
      max-width: 15rem;
    }
  }
  && > ul > li {
    padding-top: 0;
    border-top: 0;
  }
  @media ${from("full")} {
    && > ul:has(> :nth-child(4):last-child) {
      --most: 4;
    }
  }
  @media ${below("medium")} {
    && > ul > li {
      grid-template-columns: 5.5rem minmax(0, 1fr);
      column-gap: 1rem;
      padding-top: 0.875rem;
      border-top: 1px solid var(--line-strong);
      > div {
        grid-row: 1 / span 2;
        margin: 0.25rem 0 0;
        padding: 0;
        border: 0;
      }
    }
  }
  @media print {
    > ul > li > div {
      display: none;
    }
  }
`;
