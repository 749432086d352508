import { css } from "@emotion/react";
import { inHue } from "../components/Sketch";
import { from } from "../theme/breakpoints";

/**
 * One thing drawn as it changes from step to step, on a line that runs behind it: downward beside the texts, and to the
 * right above them where all have room. Drawings leave the right third of their box to the line.
 */
export const drawn = css`
  li {
    position: relative;
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    column-gap: 1.5rem;
    align-items: center;
    isolation: isolate;
    padding-bottom: 1.75rem;
  }
  li:last-of-type {
    padding-bottom: 0;
  }
  li::before {
    position: absolute;
    inset: 2rem auto 0 3.125rem;
    z-index: -1;
    border: 0 solid var(--hue-ink);
    border-inline-start-width: 1px;
    content: "";
  }
  li:not(:first-of-type)::before {
    top: 0;
  }
  li:last-of-type::before {
    bottom: 50%;
  }
  svg {
    width: 9.25rem;
    max-width: none;
    ${inHue}
  }
  /* Paper has no hue; the line would run through. */
  @media print {
    && :is(rect, circle) {
      fill: var(--bg);
    }
  }
  p {
    font-size: 1rem;
  }
  @media ${from("wide")} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    li {
      grid-template-columns: minmax(0, 1fr);
      gap: 1.25rem;
      align-content: start;
      padding: 0;
    }
    svg {
      width: 100%;
    }
    /* Its lower edge is in the middle of the drawings. */
    li::before,
    li:not(:first-of-type)::before {
      inset: 0 0 auto;
      aspect-ratio: 240 / 54;
      border-width: 0 0 1px;
    }
    li:last-of-type::before {
      width: 50%;
    }
    li > div {
      padding-inline-end: var(--gap);
    }
  }
`;
