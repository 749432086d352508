import { css } from "@emotion/react";
import { from } from "../theme/breakpoints";

/** Steps that go on from a short text: on a very wide screen they stand beside it, and it has a third of the content. */
export const afterText = css`
  @media screen and ${from("broad")} {
    main:has(> [data-density="tight"] + &) {
      display: grid;
      grid-template-columns: calc(50% - var(--content) / 6) minmax(0, 1fr);
      align-content: start;
    }
    main:has(> [data-density="tight"] + &) > * {
      grid-column: 1 / -1;
    }
    main > [data-density="tight"]:has(+ &) {
      grid-column: auto;
      padding-block: calc(var(--rhythm) * 0.8) calc(var(--rhythm) / 2);
      padding-inline: calc(100% - var(--content) / 3) calc(2 * var(--gap));
      > div > div {
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
      }
    }
    main > [data-density="tight"] + && {
      grid-column: auto;
      padding-block: calc(var(--rhythm) * 0.8) calc(var(--rhythm) / 2);
      /* Where a table begins that is beside its heading. */
      padding-inline: calc(var(--gap) * 2 / 3) calc(100% - var(--content) * 2 / 3);
      /* The line down the page (theme/pageLine.css) is at the edge of the other one. */
      background-image: none !important;
      &::after {
        display: none;
      }
    }
  }
`;
