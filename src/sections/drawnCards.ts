import { css } from "@emotion/react";
import { inHue } from "../components/Sketch";
import { below, from } from "../theme/breakpoints";

/** The drawing stands on the line above the name. */
const standing = css`
  grid-template: none / minmax(0, 1fr);
  padding-top: 0;
  border-top: 0;
  > div {
    grid-row: auto;
    margin-bottom: 0.5rem;
    padding-bottom: 1rem;
    border-bottom: 1px solid var(--line-strong);
  }
`;

/** Cells with a drawing each: up to five in a row, pairs where they have room, and else rows with a small drawing. */
export const drawnCards = css`
  > ul {
    gap: clamp(1.25rem, 1.5vw, 2rem) var(--gap);
  }
  > ul > li {
    grid-template: auto 1fr / 5.5rem minmax(0, 1fr);
    gap: 0.5rem 1rem;
    padding-top: 0.875rem;
    border-top: 1px solid var(--line-strong);
    > div {
      grid-row: 1 / span 2;
      /* Names and texts say it all, and paper is dear. */
      @media print {
        display: none;
      }
    }
    svg {
      ${inHue}
      width: 100%;
      max-width: 15rem;
    }
  }
  @media print {
    > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    > ul > li {
      display: block;
    }
  }
  @media ${below("medium")} {
    > ul {
      gap: 0.75rem;
    }
    > ul > li {
      row-gap: 0.375rem;
    }
  }
  @media screen and ${from("medium")} {
    > ul > li {
      grid-template-columns: 9rem minmax(0, 1fr);
      column-gap: var(--gap);
    }
  }
  @media screen and ${from("medium")} and ${below("full")} {
    > ul:has(> :nth-child(even):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      > li {
        ${standing}
      }
    }
  }
  @media screen and ${from("full")} {
    > ul {
      grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
      > li {
        ${standing}
        grid-row: span 3;
        grid-template-rows: subgrid;
      }
    }
  }
`;
