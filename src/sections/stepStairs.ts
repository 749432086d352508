import { css } from "@emotion/react";
import { from } from "../theme/breakpoints";

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
