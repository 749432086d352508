import { css } from "@emotion/react";
import { below, from } from "../theme/breakpoints";
import { onPhones } from "./leadAndList";

/** The `sizes` of a picture at any place. */
export const boardSizes = () =>
  `${from("broad")} min(25vw, 450px), ${from("full")} 360px, ${from("medium")} 46vw, ${onPhones}`;

/** Pictures and texts take turns, like the fields of a chessboard: two examples in a row, or on a tablet one. */
export const board = css`
  @media screen and ${from("medium")} {
    &&[data-columns] {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      overflow: hidden;
      border: 1px solid var(--hue-line);
      border-radius: var(--radius-l);
      background: var(--bg);
    }
    > li {
      display: grid;
      grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    }
    > li > div {
      grid-row: 1 / -1;
      border: 0;
      border-radius: 0;
      aspect-ratio: 5 / 4;
    }
    > li > :not(div) {
      padding-inline: clamp(1rem, 1.75vw, 2rem);
    }
    > li > h3 {
      margin-top: clamp(1rem, 1.75vw, 2rem);
    }
  }
  @media screen and ${from("medium")} and ${below("full")} {
    > li:nth-of-type(even) > div {
      grid-column: 2;
    }
    > li:nth-of-type(even) > :not(div) {
      grid-column: 1;
    }
    > li > div {
      aspect-ratio: 3 / 2;
    }
  }
  @media screen and ${from("full")} {
    &&[data-columns] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    > li:is(:nth-of-type(4n + 3), :nth-of-type(4n)) > div {
      grid-column: 2;
    }
    > li:is(:nth-of-type(4n + 3), :nth-of-type(4n)) > :not(div) {
      grid-column: 1;
    }
  }
`;
