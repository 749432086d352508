import { css } from "@emotion/react";

/** On a phone a table of three columns, of which the first has its rows' names, says the names of the others once, above them. */
export const namedOnce = css`
  &[data-columns="3"] {
    thead {
      position: static;
      width: auto;
      clip-path: none;
    }
    thead th:first-of-type,
    td::before {
      position: absolute;
      clip-path: inset(50%);
    }
    thead tr {
      padding-top: 0;
      border: 0;
    }
    td {
      display: block;
      grid-row: auto;
      margin-top: 0.25rem;
    }
  }
`;
