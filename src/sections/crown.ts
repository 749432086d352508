import { css } from "@emotion/react";
import { below, from } from "../theme/breakpoints";
import { besideText, onPhones } from "./leadAndList";

const large = `${from("broad")} min(46.6vw, 1060px), ${from("full")} 707px, ${from("medium")} 45vw, ${onPhones}`;
const small = `${from("broad")} min(14.6vw, 336px), ${from("full")} 221px`;
const third = `${small}, ${from("medium")} 29.5vw, ${onPhones}`;
const half = `${small}, ${from("medium")} 45vw, ${onPhones}`;

/** The `sizes` of a picture by its place. */
export const crownSizes = (index: number) => (index === 0 ? large : index < 4 ? third : half);

/** One example at large with its text beside it, above five others: in one row, or on a tablet three above two. */
export const crown = css`
  @media screen and ${from("medium")} {
    /* Over the columns that the number of examples asks for. */
    &&[data-columns] {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
    > li {
      grid-column: span 2;
    }
    > li:nth-of-type(n + 5) {
      grid-column: span 3;
    }
    > li:first-of-type {
      grid-column: 1 / -1;
      ${besideText}
      > * {
        grid-column: 4 / -1;
      }
      > div {
        grid-column: 1 / 4;
      }
      > h3 {
        font-size: var(--text-h2);
      }
      > p {
        font-size: var(--text-lead);
      }
    }
    > li:nth-of-type(n + 2) > h3 {
      font-size: 1.125rem;
    }
  }
  @media screen and ${from("medium")} and ${below("full")} {
    > li:nth-of-type(n + 5) > div {
      aspect-ratio: 2;
    }
  }
  @media screen and ${from("full")} {
    &&[data-columns] {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
    > li:nth-of-type(n + 2) {
      grid-column: auto;
    }
    > li:first-of-type > div {
      aspect-ratio: 2;
    }
  }
`;
