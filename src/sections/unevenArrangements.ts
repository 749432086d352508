import { css } from "@emotion/react";
import { below, from } from "../theme/breakpoints";
import { iconBeside } from "./iconBeside";

const rowWithIcon = css`
  grid-template-columns: 2.5rem minmax(0, 1fr);
  padding-block: 0.875rem;
  > svg {
    grid-row: 1 / 3;
    margin: 0;
  }
  > h3,
  > p {
    grid-column: 2;
  }
`;

/** The arrangements of a card grid whose parts are of unlike sizes. */
export const unevenArrangements = {
  /** The first on the page's ground at the height of the others, which are a list beside it. */
  lead: css`
    > ul {
      gap: 0 var(--gap);
      @media ${from("large")} {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
    > ul > li {
      ${rowWithIcon}
      border-top: 1px solid var(--line);
    }
    > ul > li:first-of-type {
      grid-template-rows: 1fr auto auto;
      grid-template-columns: minmax(0, 1fr);
      align-content: stretch;
      margin-bottom: 0.5rem;
      padding: clamp(1.25rem, 2.4vw, 2rem);
      border-radius: var(--radius-l);
      border: 0;
      background: var(--hue-ground);
      /* Paper has no ground. */
      @media print {
        border: 1px solid var(--line);
      }
      > svg {
        grid-row: auto;
        width: clamp(4rem, 11vw, 9rem);
        height: auto;
        stroke-width: 0.6;
      }
      > h3 {
        grid-column: 1;
        margin-top: 1rem;
        font-size: var(--text-h2);
      }
      > p {
        grid-column: 1;
        color: var(--fg);
        font-size: var(--text-lead);
      }
    }
    @media ${from("large")} {
      > ul > li:first-of-type {
        grid-row: 1 / span 5;
        margin: 0;
      }
      > ul > li:nth-of-type(2) {
        border-top: 0;
      }
    }
    /* Names and texts in columns of their own. */
    @media ${from("full")} {
      > ul > li:not(:first-of-type) {
        grid-template-columns: 2.5rem minmax(0, 1fr) minmax(0, 1fr);
        align-items: center;
        > svg {
          grid-row: 1;
        }
        > p {
          grid-column: 3;
        }
      }
    }
  `,
  /** Tiles of unlike widths on the page's ground, six of which fill two rows. */
  bento: css`
    @media print {
      break-inside: avoid;
    }
    > ul {
      gap: 0.75rem;
    }
    > ul > li {
      padding: 1rem 1.25rem;
      border: 1px solid var(--hue-line);
      border-radius: var(--radius-m);
      @media ${below("medium")} {
        ${iconBeside}
      }
    }
    > ul > li:nth-of-type(5n + 1) {
      border-color: transparent;
      background: var(--hue-ground);
      /* On paper all are framed. */
      @media print {
        border-color: var(--hue-line);
      }
      > p {
        color: var(--fg);
      }
    }
    @media ${from("medium")} {
      > ul {
        grid-template-columns: repeat(12, minmax(0, 1fr));
      }
      > ul > li {
        grid-column: span 5;
        grid-template-rows: 1fr auto auto;
        align-content: stretch;
        min-height: 11rem;
        padding: 1.25rem 1.5rem;
        @media print {
          ${iconBeside}
          grid-template-rows: auto;
          align-content: start;
          min-height: 0;
          padding: 0.6rem 0.9rem;
        }
      }
      > ul > li:is(:nth-of-type(1), :nth-of-type(4), :nth-of-type(6)) {
        grid-column: span 7;
      }
    }
    @media ${from("full")} {
      > ul > li:nth-of-type(5n + 1) {
        grid-column: span 5;
        > h3 {
          font-size: var(--text-h2);
        }
      }
      > ul > li:nth-of-type(3n + 2) {
        grid-column: span 4;
      }
      > ul > li:is(:nth-of-type(3), :nth-of-type(4)) {
        grid-column: span 3;
      }
    }
  `,
  /** Like a list of definitions: each name beside its text, in two columns unless an odd one would leave a hole. */
  terms: css`
    > ul {
      gap: 0 var(--gap);
      @media ${from("large")} {
        &:not(:has(> :nth-of-type(odd):last-of-type)) {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
      }
    }
    > ul > li {
      gap: 0.25rem 1rem;
      align-items: baseline;
      padding-block: 0.875rem;
      border-top: 1px solid var(--line-strong);
      @media ${from("medium")} {
        grid-template-columns: 2fr 3fr;
      }
    }
  `,
  /** Engraved on a plate: a double frame, and hairlines between the cells. */
  plate: css`
    > ul {
      gap: 1px;
      padding: 4px;
      border: 1px solid var(--line-strong);
      outline: 1px solid var(--line);
      outline-offset: 4px;
      background: linear-gradient(var(--line) 0 0) content-box;
      @media print {
        break-inside: avoid;
      }
      @media ${from("medium")} {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      @media ${from("large")} {
        grid-template-columns: repeat(3, minmax(0, 1fr));
        > li {
          grid-row: span 2;
          grid-template-rows: subgrid;
        }
      }
    }
    > ul > li {
      gap: 0.375rem;
      padding: clamp(0.875rem, 2vw, 1.625rem);
      background: var(--bg-raised);
    }
  `,
};
