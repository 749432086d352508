import { css } from "@emotion/react";
import { from } from "../theme/breakpoints";

/** The points of a text's lists in two columns between hairlines; an odd one at the end has both. */
export const listColumns = css`
  @media screen and ${from("full")} {
    /* And the text around them in none (inColumns.ts). */
    &&&& section > div {
      columns: auto;
    }
    && section ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 var(--gap);
      max-width: none;
      padding: 0;
      list-style: none;
    }
    && section li {
      margin: 0;
      padding-block: 0.75rem;
      border-top: 1px solid var(--line);
    }
    && section li:nth-of-type(odd):last-of-type {
      grid-column: 1 / -1;
    }
  }
`;
