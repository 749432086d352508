import { css } from "@emotion/react";
import { below, from } from "../theme/breakpoints";

/** A divider below an opening: it is a label of that. */
export const label = css`
  [data-layout] + & {
    padding-block: 0;
    p {
      width: fit-content;
      padding: 0.25rem 0.875rem;
      border: 1px solid currentColor;
      border-radius: 999px;
      color: var(--hue-ink);
      &::before,
      &::after {
        content: none;
      }
      /* A frame has no room for it in one line: there it is a line of words. */
      @media ${below("small")} {
        padding: 0;
        border: 0;
        border-radius: 0;
        font-family: var(--font-sans);
        text-align: start;
      }
    }
  }
  /* Close to what the opening says, and no band of its own; a banner's ground would lie over it. */
  @media screen and ${from("large")} {
    [data-layout]:not([data-layout="banner"]) + & {
      margin-top: -2.25rem;
    }
  }
`;
