import { css } from "@emotion/react";
import { below, from } from "../theme/breakpoints";
import { headingBeside } from "./headingBeside";

/** Numbers the points. */
const numbered = css`
  > ul {
    counter-reset: point;
  }
  > ul > li::before {
    grid-row: 1 / 3;
    color: var(--fg-faint);
    font: 500 var(--text-h3) / 1.12 var(--font-mono);
    content: counter(point);
    counter-increment: point;
  }
`;

/** The arrangements of a card grid. A page only contains the styles of those that it uses. */
export const arrangements = {
  grid: css`
    > ul {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
      gap: clamp(2rem, 3.4vw, 3.25rem) clamp(1.5rem, 3vw, 3rem);
    }
    > ul > li {
      padding-top: 1.5rem;
      border-top: 1px solid var(--line-strong);
    }
  `,
  bento: css`
    > ul {
      @media ${from("medium")} {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      @media ${from("large")} {
        grid-template-columns: repeat(6, 1fr);
      }
    }
    > ul > li {
      grid-template-columns: minmax(0, 1fr) auto;
      padding: clamp(1.5rem, 2.4vw, 2.25rem);
      border: 1px solid var(--line);
      border-radius: var(--radius-l);
      background: var(--bg-raised);
      /* The icon serves as the cell's picture: in hairlines at every size. */
      > svg {
        grid-area: 1 / 2;
        width: 2rem;
        height: auto;
        margin: -0.25rem 0 0;
        stroke-width: 1.125;
      }
      > p {
        grid-column: 1 / -1;
      }
      @media ${from("medium")} and ${below("large")} {
        &:nth-of-type(odd):last-of-type {
          grid-column: 1 / -1;
        }
      }
      @media ${from("large")} {
        grid-column: span 2;
        &:not([data-wide]) {
          display: flex;
          flex-direction: column;
          > svg {
            width: 3rem;
            margin: 0 0 1.25rem;
            stroke-width: 0.75;
          }
        }
        &[data-wide] {
          grid-column: span 4;
          align-content: center;
          background: linear-gradient(115deg, var(--bg-raised), var(--accent-soft));
          > svg {
            grid-row: 1 / 3;
            width: 8rem;
            margin: -1.5rem 0 -1.5rem 2rem;
            stroke-width: 0.28;
          }
          > h3 {
            align-self: end;
          }
          > p {
            grid-column: 1;
          }
        }
      }
    }
  `,
  list: css`
    @media ${from("large")} {
      ${headingBeside}
    }
    > ul {
      gap: 0;
    }
    > ul > li {
      grid-template-columns: 2.5rem minmax(0, 1fr);
      padding-block: 1.5rem;
      border-top: 1px solid var(--line);
      > svg {
        grid-row: 1 / 3;
      }
      > h3,
      > p {
        grid-column: 2;
      }
      &:not(:has(> svg)) > * {
        grid-column: 1 / -1;
      }
    }
  `,
  /** Like a contract, in two columns. */
  clauses: css`
    ${numbered}
    > ul {
      gap: 0 clamp(2rem, 6vw, 6rem);
      @media ${from("large")} {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    }
    > ul > li {
      grid-template-columns: 2.5rem minmax(0, 1fr);
      padding-block: 1.5rem;
      border-top: 1px solid var(--line-strong);
    }
  `,
  /** With a torn edge, like raffle tickets. */
  tickets: css`
    ${numbered}
    > ul {
      gap: 0.5rem;
    }
    > ul > li {
      grid-template-columns: 2.75rem minmax(0, 1fr);
      padding: 1.5rem clamp(1.25rem, 2.4vw, 2.25rem);
      border: 1px solid var(--line-strong);
      border-inline-start: 3px dotted var(--control);
      border-radius: var(--radius-s);
      @media ${from("large")} {
        grid-template-columns: 4rem minmax(0, 0.8fr) minmax(0, 1.2fr);
        gap: 0 1.5rem;
      }
    }
  `,
};
