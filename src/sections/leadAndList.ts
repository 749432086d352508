import { css } from "@emotion/react";
import { below, from } from "../theme/breakpoints";

/** How wide a picture is in the row of a phone. */
export const onPhones = "min(75vw, 352px)";

/** The `sizes` of the first picture, which is large. */
export const leadSizes = `${from("broad")} min(38.6vw, 1100px), ${from("full")} 584px, ${from("medium")} 45vw, ${onPhones}`;

const listSizes = `${from("medium")} 216px, ${onPhones}`;

/** The `sizes` of a picture by its place. */
export const leadAndListSizes = (index: number) => (index === 0 ? leadSizes : listSizes);

/** A picture over both columns' lines, next to the middle of its text. */
export const besideText = css`
  display: grid;
  grid-template-columns: subgrid;
  grid-template-rows: 1fr auto auto 1fr;
  > div {
    grid-row: 1 / -1;
  }
  > h3 {
    grid-row: 2;
  }
  > p {
    grid-row: 3;
  }
`;

/**
 * One example at large, and the others as a list: beside it on a wide screen, there on the left if wanted, and below it on
 * a smaller one.
 */
export const leadAndList = (others: number, left: boolean) => css`
  @media screen and ${from("medium")} {
    &&[data-columns] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      row-gap: 0;
    }
    /* Over what puts the odd one at the end of pairs next to its text. */
    &&[data-columns] > li:nth-of-type(n + 2) {
      display: grid;
      grid-template-columns: min(13.5rem, 37%) minmax(0, 1fr);
      grid-template-rows: auto 1fr;
      column-gap: var(--gap);
      align-items: start;
      padding-block: 1.125rem;
      border-top: 1px solid var(--hue-line);
      > div {
        grid-row: 1 / -1;
      }
      > h3 {
        grid-row: 1;
        margin-top: 0;
      }
      > p {
        grid-row: 2;
      }
    }
    &&[data-columns] > li:last-of-type {
      padding-bottom: 0;
    }
  }
  @media screen and ${from("medium")} and ${below("full")} {
    > li {
      grid-column: 1 / -1;
    }
    > li:first-of-type {
      ${besideText}
      padding-bottom: 1.125rem;
    }
    &&[data-columns] > li:nth-of-type(n + 2) {
      grid-template-rows: 1fr auto auto 1fr;
      > h3 {
        grid-row: 2;
      }
      > p {
        grid-row: 3;
      }
    }
  }
  @media screen and ${from("full")} {
    > li:first-of-type {
      grid-row: 1 / span ${others};
      grid-column: ${left ? 2 : 1};
    }
    &&[data-columns] > li:nth-of-type(n + 2) {
      grid-column: ${left ? 1 : 2};
    }
    &&[data-columns] > li:nth-of-type(2) {
      padding-top: 0;
      border-top: 0;
    }
  }
`;
