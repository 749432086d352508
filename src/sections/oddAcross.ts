import { css } from "@emotion/react";
import { below, from } from "../theme/breakpoints";

/** Where cells are in pairs, the odd one at the end goes across both columns, so that it leaves no hole. */
export const oddAcross = css`
  @media screen and ${from("medium")} and ${below("wide")} {
    &:has(> :nth-of-type(odd):last-of-type) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    > :nth-of-type(odd):last-of-type {
      grid-column: 1 / -1;
    }
  }
`;

/** The same for few cells, whose parts then stand in the two columns: its name, and beside it the text. */
export const oddInHalves = css`
  ${oddAcross}
  @media screen and ${from("medium")} and ${below("wide")} {
    &:not(:has(> :nth-of-type(6))) > :nth-of-type(odd):last-of-type {
      grid-template-columns: subgrid;
      column-gap: var(--gap);
      > :last-child {
        grid-row: 1 / span 2;
        grid-column: 2;
      }
    }
  }
`;
