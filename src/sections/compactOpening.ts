import { css } from "@emotion/react";
import { below } from "../theme/breakpoints";

/** An opening with the piece right below it, unless it is the wide one: its buttons are smaller, and on a phone in one row. */
export const compactOpening = css`
  &[data-layout][data-above] h1 ~ div > a {
    min-height: 2.75rem;
    padding-block: 0.5rem;
    font-size: var(--text-small);
  }
  &[data-above="piece"] {
    &[data-layout="document"] {
      padding-block: 3.25rem 2.75rem;
    }
    /* The link at the row's end rather breaks its own words. */
    @media ${below("small")} {
      h1 ~ div {
        gap: 0.25rem 0.5rem;
        align-items: center;
      }
      h1 ~ div > * {
        flex: 0 1 auto;
        padding-inline: 0.875rem;
        font-size: var(--text-small);
        overflow-wrap: break-word;
      }
      h1 ~ div > a:last-child:not(:only-child) {
        display: block;
        flex: 1 1 0;
        padding: 0.75rem 0.25rem;
        text-align: inherit;
        svg {
          display: inline-block;
          /* Rather into the margin than alone on a line. */
          margin-inline: 0.375rem -1.25rem;
          vertical-align: -0.15em;
        }
      }
    }
  }
`;
