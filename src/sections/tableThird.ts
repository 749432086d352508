import { css } from "@emotion/react";
import { inHue } from "../components/Sketch";
import { from } from "../theme/breakpoints";

/** A table's head that only screen readers have: its rows say as much. */
export const unseenHead = css`
  thead {
    position: absolute;
    display: block;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** Questions and their answers beside the heading: a strong line, and under it the rows. */
export const questions = css`
  @media screen and ${from("full")} {
    ${unseenHead}
    tbody th {
      width: calc((100cqi + var(--gap)) * 0.4);
    }
    tbody > tr:first-of-type > * {
      border-top: 1px solid var(--line-strong);
    }
  }
`;

/** The drawing under such a heading: where that is above the table, it would only take up height. */
export const underHead = css`
  display: none;
  @media screen and ${from("full")} {
    display: block;
    width: min(100%, 15rem);
    margin-top: 0.75rem;
    ${inHue}
  }
`;
