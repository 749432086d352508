import { css } from "@emotion/react";
import { from } from "../theme/breakpoints";

/** Puts a section's heading next to the rest of it, and keeps it in view as long as that is. */
export const headingBeside = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--gap);
  > header {
    grid-template-columns: minmax(0, 1fr);
    padding-inline-end: var(--gap);
    position: sticky;
    top: calc(var(--header) + 2rem);
    align-self: start;
  }
`;

/** The most characters that take at most two lines in the width of `--aside`, or of a third, in the letters of a section's heading. */
const mostAside = 24;
const mostThird = 42;

/** Whether a heading stays short enough in a quarter of the width: a longer one belongs above what it is about. */
export const fitsAside = (title: string) => title.length <= mostAside;

/** The same for a whole section whose other part needs more width: on a wide screen its heading has a quarter. */
export const headingAside = css`
  @media screen and ${from("full")} {
    > div {
      ${headingBeside}
      grid-template-columns: var(--aside) minmax(0, 1fr);
    }
  }
`;

/** Whether a heading takes two lines at most in a third of a very wide screen's content. */
export const fitsThird = (title: string) => title.length <= mostThird;

/** The same for a whole section: from this width on its heading has a third, and as much more as its longest words need. */
export const headingThird = (width: "full" | "broad") => css`
  @media screen and ${from(width)} {
    > div {
      ${headingBeside}
      grid-template-columns: minmax(0, 5fr) minmax(0, 9fr);
      > header {
        padding-inline-end: 0;
      }
    }
  }
`;
