import { css } from "@emotion/react";
import { below, from } from "../theme/breakpoints";

/** A list of answers as rows between hairlines: the answer, what is said about it, and where it leads. */
export const listAnswers = css`
  /* Text elsewhere is in two columns on very wide screens (inColumns.ts). */
  &&&& section > div {
    columns: auto;
  }
  && section ul {
    max-width: none;
    padding: 0;
    list-style: none;
  }
  && section li {
    position: relative;
    display: flow-root;
    margin: 0;
    padding-block: 0.75rem;
    border-top: 1px solid var(--line);
  }
  @media ${below("full")} {
    li > :is(strong, a:last-child) {
      display: block;
    }
  }
  @media ${from("full")} {
    && section li {
      padding-inline: 20rem 14.5rem;
    }
    li > strong {
      float: inline-start;
      width: 18.5rem;
      margin-inline-start: -20rem;
    }
    li > a:last-child {
      position: absolute;
      inset-block-start: 0.75rem;
      inset-inline-end: 0;
      width: 13rem;
    }
  }
`;
