import { css } from "@emotion/react";
import { from } from "../theme/breakpoints";

/** Two columns that face each other like cards, with what is compared between them; who is ahead has the page's ground. */
export const facing = css`
  @media screen and ${from("large")} {
    /* The heading is in the middle, as what is compared is. */
    header:has(+ &) {
      grid-template-columns: minmax(0, 1fr);
      justify-items: center;
      text-align: center;
    }
    /* What the mark means, above the card at the right. */
    > p {
      top: 0;
      margin-bottom: 0.5rem;
    }
    table,
    thead,
    tbody {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 13rem minmax(0, 1fr);
    }
    tr:nth-child(n) > :first-child {
      grid-area: 1 / 2;
      align-self: center;
      width: auto;
      padding: 0.75rem 1rem;
      border: 0;
      text-align: center;
    }
    tr:nth-child(n) > :nth-child(n + 2) {
      align-content: center;
      width: auto;
      padding: 1rem 1.5rem 1rem 2.375rem;
      border: 1px solid var(--line);
      border-top: 0;
    }
    thead > :nth-child(n) > th:nth-child(n + 2) {
      border-radius: var(--radius-m) var(--radius-m) 0 0;
      border-top: 1px solid var(--line);
      color: var(--fg);
      font: 550 var(--text-h3) / 1.3 var(--font-sans);
    }
    tr:last-of-type > td {
      border-radius: 0 0 var(--radius-m) var(--radius-m);
    }
    td[data-ahead] {
      background: var(--hue-band);
    }
  }
`;
