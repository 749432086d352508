import { css } from "@emotion/react";
import { from } from "../theme/breakpoints";

/** Puts a section's heading next to the rest of it, and keeps it in view as long as that is. */
export const headingBeside = css`
  display: grid;
  grid-template-columns: var(--beside);
  gap: var(--gap);
  > header {
    grid-template-columns: minmax(0, 1fr);
    padding-inline-end: var(--gap);
    position: sticky;
    top: calc(var(--header) + 2rem);
    align-self: start;
  }
`;

/** The most characters that take two lines in the width of `--aside`, and three in a third, in the letters of a section's heading. */
const mostAside = 24;
const mostThird = 66;

/** Whether a heading stays short enough in a quarter of the width: a longer one belongs above what it is about. */
export const fitsAside = (title: string) => title.length <= mostAside;

/** The same for a whole section whose other part needs more width: its heading has a quarter, and on a very wide screen a third. */
export const headingAside = css`
  @media screen and ${from("full")} {
    > div {
      ${headingBeside}
      grid-template-columns: var(--aside) minmax(0, 1fr);
      @media ${from("broad")} {
        grid-template-columns: var(--beside);
      }
    }
  }
`;

/** Whether a heading takes three lines at most in a third of a very wide screen's content. */
export const fitsThird = (title: string) => title.length <= mostThird;

const thirdFrom = (width: "full" | "broad") => css`
  @media screen and ${from(width)} {
    ${headingBeside}
    grid-template-columns: var(--third);
    > header {
      padding-inline-end: 0;
    }
    > :not(header) {
      grid-column: 2;
    }
  }
`;

/** The same for the part of a section that has the heading: beside only a few words of a very wide screen. */
export const third = thirdFrom("broad");

/** The same for a whole section, from this width on. */
export const headingThird = (width: "full" | "broad" = "broad") => css`
  > div {
    ${thirdFrom(width)}
    @media screen and ${from(width)} {
      row-gap: 0;
    }
  }
`;
