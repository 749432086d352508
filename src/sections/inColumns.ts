import { css } from "@emotion/react";
import { from } from "../theme/breakpoints";

/**
 * A part of a long text on a very wide screen: ruled off, with its heading above two columns, as in a newspaper. Beside a
 * table that stands between two paragraphs are both of them. Code needs the room of both columns.
 */
export const inColumns = css`
  @media screen and ${from("broad")} {
    padding-top: 1.5rem;
    border-top: 1px solid var(--line-strong);
    > header > h2 {
      max-width: none;
    }
    > :is(div, ol):has(> :nth-child(2)) {
      display: block;
      max-width: none;
      columns: 2;
      column-gap: calc(2 * var(--gap));
      > * {
        margin: 0;
        break-inside: avoid;
      }
      > * + * {
        margin-top: 1.1em;
      }
      > :is(ul, ol) {
        break-inside: auto;
      }
      li {
        break-inside: avoid;
      }
    }
    > div:has(> p:first-child + .scroll:nth-last-child(2)) {
      display: grid;
      grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
      row-gap: 0;
      > .scroll {
        grid-area: 1 / 2 / span 2;
        margin: 0;
      }
    }
  }
`;
