import { css } from "@emotion/react";
import { from } from "../theme/breakpoints";

/** Folders in a drawer, one year before the other: each covers the foot of the one behind it, and shows its tab there. */
export const folders = css`
  --tab: 1.75rem;
  padding-top: var(--tab);
  li {
    --paper: color-mix(in srgb, var(--hue-band) calc(40% + var(--index) * 15%), var(--bg));
    position: relative;
    padding: 0.75rem clamp(1rem, 2vw, 1.75rem) calc(var(--tab) + 1rem);
    border: 1px solid var(--hue-line);
    border-radius: var(--radius-m);
    background: var(--paper);
  }
  li + li {
    margin-top: -0.625rem;
  }
  li:last-of-type {
    padding-bottom: 1rem;
  }
  > li > span {
    position: absolute;
    bottom: 100%;
    left: calc(1rem + var(--index) * 18%);
    display: grid;
    place-items: center;
    width: clamp(3.5rem, 14%, 9rem);
    height: var(--tab);
    border: 1px solid var(--hue-line);
    border-bottom: 0;
    border-radius: var(--radius-s) var(--radius-s) 0 0;
    background: var(--paper);
    color: var(--hue-ink);
    font: 500 0.875rem / 1 var(--font-mono);
  }
  p {
    max-width: none;
    font-size: 1rem;
  }
  h3 {
    margin-bottom: 0.25rem;
  }
  @media ${from("large")} {
    li > div {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      column-gap: var(--gap);
      align-items: baseline;
    }
  }
  /* On paper each has its tab to itself, so that a page can end between two of them. */
  @media print {
    display: block;
    padding-top: 0;
    li {
      padding: 0;
      border: 0;
    }
    li + li {
      margin-top: 0.5rem;
    }
    > li > span {
      position: static;
      margin-inline-start: calc(1rem + var(--index) * 18%);
    }
    li > div {
      padding: 0.6rem 1rem;
      border: 1px solid var(--hue-line);
      border-radius: var(--radius-s);
    }
  }
`;

/** Treads that step down from left to right, joined by an engraved double line. */
export const stairs = css`
  --tread: 3px double var(--hue-ink);
  li {
    --down: clamp(0.625rem, 3.5vw, 2.5rem);
    position: relative;
    margin-inline-start: calc(var(--index) * var(--down));
    padding: 0.75rem 0 1rem calc(var(--down) + 0.875rem);
    border-top: var(--tread);
  }
  li:not(:last-of-type)::before {
    position: absolute;
    top: 0;
    bottom: 0;
    left: var(--down);
    border-inline-start: var(--tread);
    content: "";
  }
  > li > span {
    color: var(--hue-ink);
    font: 500 var(--text-label) / 1 var(--font-mono);
  }
  h3 {
    margin-top: 0.25rem;
  }
  p {
    font-size: 1rem;
  }
  /* In pairs, so that a page of paper has room for what comes next. */
  @media print {
    grid-template-columns: 1fr 1fr;
    gap: 4mm 8mm;
    li {
      margin: 0;
      padding: 3mm 0 0;
    }
    li:not(:last-of-type)::before {
      content: none;
    }
  }
  @media ${from("wide")} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    li {
      --down: 2.25rem;
      margin-block-start: calc(var(--index) * var(--down));
      margin-inline-start: 0;
      padding: 0.875rem var(--gap) 0 0;
    }
    /* As high as one step down, at the end of this tread. */
    li:not(:last-of-type)::before {
      bottom: auto;
      left: 100%;
      height: calc(var(--down) + 3px);
      margin-top: -3px;
    }
    > li:not(:first-of-type) > span,
    > li:not(:first-of-type) > div {
      padding-inline-start: 1rem;
    }
  }
`;
