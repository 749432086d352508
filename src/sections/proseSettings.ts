import { css } from "@emotion/react";
import { from } from "../theme/breakpoints";

/** Beside its neighbor of the same kind, at the lines of the content. */
export const half = css`
  @media screen and ${from("large")} {
    main:has(> &) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-content: start;
    }
    main:has(> &) > * {
      grid-column: 1 / -1;
    }
    main > && {
      --outside: max(var(--gutter), 100% - var(--content) / 2);
      grid-column: auto;
      padding-inline: var(--outside) calc(var(--gap) / 2);
    }
    main > & + & {
      padding-inline: calc(var(--gap) / 2) var(--outside);
      /* The line down the page (theme/pageLine.css) is at the edge of the other one. */
      background-image: none !important;
    }
  }
`;

/** Lace of the page's engraving, larger than its opening has it, rises below the heading from the closing call that comes next. */
export const engraved = css`
  .pattern {
    display: none;
  }
  @media screen and ${from("large")} {
    padding-bottom: 0;
    margin-bottom: calc(var(--rhythm) / -2);
    overflow: clip;
    > div > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-template-rows: auto 1fr;
    }
    /* Of no height of its own: the text says how much of it is seen. */
    .pattern {
      display: block;
      grid-area: 2 / 1;
      justify-self: end;
      width: 145%;
      max-width: none;
      margin: 0 var(--gap) -145% 0;
    }
    > div > div > div {
      grid-area: 1 / 2 / span 2;
      align-content: start;
      padding-bottom: var(--rhythm);
    }
  }
`;
