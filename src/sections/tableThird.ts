import { css } from "@emotion/react";
import { inHue } from "../components/Sketch";
import { below, from } from "../theme/breakpoints";

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

/**
 * Questions and their answers beside the heading: a strong line, and under it the rows. An answer begins with a check mark,
 * or with an empty ring if it is still to come: then its first words are stressed (content/read/variables.ts).
 */
export const questions = css`
  tbody td {
    padding-inline-start: 1.75rem;
    color: var(--fg);
    > span {
      position: relative;
      display: block;
    }
    > span::before {
      position: absolute;
      top: 0.2rem;
      left: -1.375rem;
      width: 0.4375rem;
      height: 0.8125rem;
      border: solid var(--hue-ink);
      border-width: 0 0.15625rem 0.15625rem 0;
      rotate: 45deg;
      content: "";
    }
    > span:has(> em:first-of-type) {
      color: var(--fg-muted);
      &::before {
        top: 0.375rem;
        left: -1.625rem;
        width: 0.8125rem;
        height: 0.8125rem;
        border: 2px solid var(--control);
        border-radius: 50%;
      }
    }
    em {
      font-weight: 550;
      font-style: normal;
    }
  }
  thead th:last-of-type {
    padding-inline-start: 1.75rem;
  }
  /* On a phone the sign says what the column is. */
  td::before {
    position: absolute;
    clip-path: inset(50%);
  }
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

/** Every other group of them on a ground; on a tablet the drawing stands at the heading's end. */
export const questionGroup = css`
  @media screen {
    &:nth-of-type(odd) {
      background: var(--bg-raised);
    }
  }
  @media screen and ${from("medium")} and ${below("full")} {
    > div > header {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
    }
  }
`;

/** The drawing under such a heading: on a phone, it would only take up height. */
export const underHead = css`
  display: none;
  @media screen and ${from("medium")} {
    display: block;
    width: 8.5rem;
    ${inHue}
  }
  @media screen and ${from("full")} {
    width: min(100%, 15rem);
    margin-top: 0.75rem;
  }
`;
