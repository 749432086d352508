import { css } from "@emotion/react";
import { below, from } from "../theme/breakpoints";

/**
 * Where cells are in pairs, three stand in one row, and of more than three the odd one at the end goes across both columns,
 * so that it leaves no hole: its name in one, its text in the other.
 */
export const oddAcross = css`
  @media screen and ${from("medium")} and ${below("large")} {
    &:has(> :where(:nth-child(3):last-child)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      h3 {
        font-size: 1.125rem;
      }
    }
    > li:nth-of-type(odd):last-of-type:not(:nth-of-type(3)) {
      grid-column: 1 / -1;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: var(--gap);
      > :last-child {
        grid-area: 1 / 2 / span 2;
      }
      /* Its icon is beside its name, so that both columns begin on one line. */
      > svg,
      > svg + h3 {
        grid-area: 1 / 1;
        margin: 0;
      }
      > svg + h3 {
        padding-inline-start: 2.375rem;
      }
    }
  }
`;
