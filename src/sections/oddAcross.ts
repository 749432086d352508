import { css } from "@emotion/react";
import { below, from } from "../theme/breakpoints";

/**
 * Where cells are in pairs, the odd one at the end goes across both columns, so that it leaves no hole: its name in one,
 * its text in the other.
 */
export const oddAcross = css`
  @media screen and ${from("medium")} and ${below("large")} {
    > li:nth-of-type(odd):last-of-type {
      grid-column: 1 / -1;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: var(--gap);
      > :last-child {
        grid-area: 1 / 2 / span 2;
      }
    }
  }
`;
