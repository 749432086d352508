import { css } from "@emotion/react";
import { below, from } from "../theme/breakpoints";
import { third } from "./headingBeside";

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
    /* As far from a ground as the first, which is the ground's neighbor (components/Section.tsx). */
    [data-tone="raised"] + & + &,
    [data-bench] + & + &,
    [data-layout] + & + & {
      padding-top: calc(var(--rhythm) * 0.8);
    }
    /* A single paragraph beside several is in large type: both have one height. */
    [data-bench] + &:has(+ &) p:only-child {
      font-size: clamp(1.25rem, 1.1rem + 0.8vw, 1.75rem);
      letter-spacing: -0.018em;
      line-height: 1.35;
    }
    /* So is what a short one begins with. */
    [data-layout] + & + & p:first-child > strong:first-child {
      display: block;
      margin-bottom: 0.5rem;
      text-wrap: balance;
      font-size: clamp(1.25rem, 1.1rem + 0.8vw, 1.75rem);
      letter-spacing: -0.018em;
      line-height: 1.35;
    }
    main > & + & {
      padding-inline: calc(var(--gap) / 2) var(--outside);
      /* The line down the page (theme/pageLine.css) is at the edge of the other one. */
      background-image: none !important;
      &::after {
        display: none;
      }
    }
  }
`;

/** The first paragraph in large type; on larger screens the others stand beside it, and by itself it has the width. */
export const lead = css`
  &:is([data-setting="lead"], [data-setting="aside"]) > div > p:first-of-type:first-child {
    --measure: 62rem;
    font-size: clamp(1.25rem, 1.1rem + 0.8vw, 1.75rem);
    letter-spacing: -0.018em;
    line-height: 1.35;
    text-wrap: balance;
    /* Clear of the lines above and below. */
    code {
      padding-block: 0;
      font-size: 0.82em;
    }
  }
  @media screen and ${from("large")} and ${below("broad")} {
    &[data-setting="lead"] > div:has(> p:first-child + p) {
      /* At the line of all that is beside something, and on one baseline. */
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: first baseline;
      column-gap: var(--gap);
      > * {
        grid-column: 2;
      }
      > :first-child {
        grid-area: 1 / 1;
      }
      /* Where it is the taller one, what is left over is below the last of them. */
      &:has(> :nth-child(3)) {
        grid-template-rows: auto 1fr;
        > :first-child {
          grid-row-end: span 2;
        }
      }
      &:has(> :nth-child(4)) {
        grid-template-rows: auto auto 1fr;
        > :first-child {
          grid-row-end: span 3;
        }
      }
    }
  }
`;

/** Below the large paragraph the others are in pairs. */
const pairs = css`
  > div:has(> :nth-child(3)):not(:has(> ul)) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--gap);
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** The heading has a quarter of the width, and on a very wide screen a third, as all have there. */
export const aside = css`
  @media screen and ${from("large")} {
    &[data-setting="aside"] {
      grid-template-columns: var(--aside) minmax(0, 1fr);
      ${pairs}
    }
  }
  @media screen and ${from("broad")} {
    &[data-setting="aside"] {
      grid-template-columns: var(--beside);
    }
  }
`;

/** On a very wide screen a heading that has been above stands beside: few words would leave half of each line empty. */
export const wide = css`
  &:is([data-setting="lead"], [data-setting="above"], [data-setting="large"]:not(:has(figure))) {
    ${third}
  }
  @media screen and ${from("broad")} {
    &[data-setting="lead"] {
      ${pairs}
    }
  }
  /* What is drawn has the width, below the heading and the text beside it. */
  @media screen and ${from("large")} {
    &[data-setting="large"]:has(figure) {
      grid-template-columns: var(--beside);
      > div {
        display: contents;
      }
      > div > figure {
        grid-column: 1 / -1;
      }
    }
  }
`;

/** What is drawn is beside the heading, and the paragraphs are in pairs: the code between them has the width. */
export const drawn = css`
  @media screen and ${from("large")} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div {
      display: contents;
    }
    .figure {
      margin: 0;
    }
    .code {
      grid-column: 1 / -1;
    }
  }
`;
