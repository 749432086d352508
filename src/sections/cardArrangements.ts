import { css } from "@emotion/react";
import { below, from } from "../theme/breakpoints";
import { drawnCards } from "./drawnCards";
import { headingBeside } from "./headingBeside";
import { iconBeside } from "./iconBeside";
import { oddAcross } from "./oddAcross";
import { unevenArrangements } from "./unevenArrangements";

/** Numbers the points, in place of their icons. */
const numbered = css`
  > ul {
    counter-reset: point;
  }
  > ul > li > svg {
    display: none;
  }
  > ul > li::before {
    grid-row: 1 / 3;
    color: var(--fg-faint);
    font: 500 var(--text-h3) / 1.12 var(--font-mono);
    content: counter(point);
    counter-increment: point;
  }
`;

/** Five leave no hole: they stand in one row, and their texts in one line, however long a name is. */
const fiveInRow = css`
  @media ${from("full")} {
    > ul:has(> :nth-child(5):last-child) {
      --text-h3: 1.1875rem;
      grid-template-columns: repeat(5, minmax(0, 1fr));
      > li {
        grid-row: span 3;
        grid-template-rows: subgrid;
      }
    }
  }
`;

/** The arrangements of a card grid. A page only contains the styles of those that it uses. */
export const arrangements = {
  grid: css`
    > ul {
      /* At most three in a row, and four in pairs: none is left alone where it can be helped. */
      grid-template-columns: repeat(
        auto-fit,
        minmax(min(100%, max(var(--least, 18rem), (100% - (var(--most, 3) - 1) * var(--gap)) / var(--most, 3))), 1fr)
      );
      gap: clamp(1.25rem, 1.5vw, 2rem) var(--gap);
      ${oddAcross}
    }
    > ul:has(> :nth-child(4):last-child) {
      --most: 2;
      @media ${from("broad")} {
        --most: 4;
      }
    }
    ${fiveInRow}
    > ul > li {
      gap: 0.5rem;
      padding-top: 1rem;
      border-top: 1px solid var(--line-strong);
    }
    /* On a phone, and of many points, the icon is beside its name, where it takes up no height. */
    @media ${below("medium")} {
      > ul {
        gap: 0.75rem;
      }
      > ul > li {
        gap: 0.375rem;
        padding-top: 0.875rem;
      }
      > ul > li:has(> svg) {
        ${iconBeside}
      }
    }
    > ul:has(> :nth-child(6)) > li:has(> svg) {
      ${iconBeside}
      @media ${from("large")} {
        grid-row: span 2;
        grid-template-rows: subgrid;
      }
    }
  `,
  list: css`
    @media ${from("large")} {
      ${headingBeside}
    }
    > ul {
      gap: 0;
      /* Chromium leaves the heading alone at a page's foot before a grid. */
      @media print {
        display: block;
      }
    }
    /* Five and the heading are six: it has the first place of two columns. */
    @media screen and ${from("large")} {
      &:has(> ul > :nth-child(5):last-child > svg) {
        grid-template-columns: repeat(2, minmax(0, 1fr));
        row-gap: 0;
        > header {
          grid-area: 1 / 1;
          position: static;
        }
        > ul {
          grid-area: 1 / 1 / span 3 / span 2;
          grid-template: subgrid / subgrid;
        }
        > ul > :first-of-type {
          grid-column: 2;
        }
      }
    }
    > ul > li {
      grid-template-columns: 2.5rem minmax(0, 1fr);
      padding-block: 1.125rem;
      border-top: 1px solid var(--line);
      @media print {
        padding-block: 0.45rem;
      }
      > svg {
        grid-row: 1 / 3;
      }
      > h3,
      > p {
        grid-column: 2;
      }
      /* Without icons, like a price list: what it is, and beside that what one gets. */
      &:not(:has(> svg)) {
        grid-template-columns: minmax(0, 1fr);
        > * {
          grid-column: 1;
        }
        @media ${from("full")} {
          grid-template-columns: 2fr 3fr;
          align-items: baseline;
          padding-block: 0.75rem;
          > p {
            grid-column: 2;
          }
        }
      }
    }
  `,
  /** Like a contract, in columns. */
  clauses: css`
    ${numbered}
    > ul {
      gap: 0 var(--gap);
      @media ${from("large")} {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      @media ${from("full")} {
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
    }
    > ul > li {
      grid-template-columns: 2.5rem minmax(0, 1fr);
      padding-block: 0.875rem 0.75rem;
      border-top: 1px solid var(--line-strong);
    }
    ${fiveInRow}
    /* Each under its number. */
    @media ${from("full")} {
      > ul:has(> :nth-child(5):last-child) {
        > li {
          grid-template-columns: minmax(0, 1fr);
        }
        > li::before {
          grid-row: auto;
        }
      }
    }
  `,
  /** Each with its number on a stub, like raffle tickets. */
  tickets: css`
    ${numbered}
    > ul {
      gap: 0.5rem;
    }
    > ul > li {
      grid-template-columns: 3.5rem minmax(0, 1fr);
      column-gap: 1rem;
      padding: 1.5rem 1rem 1.5rem 0;
      border: 1px solid var(--line-strong);
      border-radius: var(--radius-s);
      overflow: clip;
      @media ${from("large")} {
        grid-template-columns: 4.5rem minmax(0, 0.8fr) minmax(0, 1.2fr);
        gap: 0 1.5rem;
      }
    }
    > ul > li::before {
      display: grid;
      place-items: center;
      margin-block: -1.5rem;
      border-inline-end: 1px dashed var(--control);
      background: var(--bg-sunken);
      color: var(--fg-muted);
    }
  `,
  drawn: drawnCards,
  ...unevenArrangements,
};
