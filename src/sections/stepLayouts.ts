import { css } from "@emotion/react";
import { from } from "../theme/breakpoints";
import { folders, stairs } from "./stepShapes";
import { drawn } from "./stepsDrawn";

/** The number in a box, on the line that leads to the next. */
const boxed = css`
  > span {
    position: relative;
    z-index: 1;
    display: grid;
    flex: none;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    background: var(--bg);
    font: 500 1rem / 1 var(--font-mono);
  }
`;

/** Steps side by side, on a horizontal line. */
const across = css`
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: var(--gap);
  li {
    flex-direction: column;
    gap: 1rem;
    padding: 0;
  }
  li::before,
  li::after {
    top: calc(1.25rem - 1px);
    right: calc(-1 * var(--gap));
    bottom: auto;
    left: 2.5rem;
    width: auto;
    height: 2px;
  }
  li::after {
    transform: scaleX(var(--filled));
    transform-origin: left;
  }
  p {
    font-size: 1rem;
  }
`;

/** A line that fills when it comes into view: vertical, or horizontal where all steps have room side by side. */
const line = css`
  --filled: 1;
  html.js &[data-seen="false"] {
    --filled: 0;
  }
  li {
    position: relative;
    display: flex;
    gap: min(1.5rem, 5vw);
    padding-bottom: 1.25rem;
    ${boxed}
  }
  li::before,
  li::after {
    position: absolute;
    top: 2.5rem;
    bottom: 0;
    left: calc(1.25rem - 1px);
    width: 2px;
    background: var(--line);
    content: "";
  }
  li::after {
    background: var(--hue-ink);
    transform: scaleY(var(--filled));
    transform-origin: top;
    transition: transform var(--brisk) linear calc(var(--index) * var(--brisk));
  }
  li:last-of-type::before,
  li:last-of-type::after {
    display: none;
  }
  li:last-of-type {
    padding-bottom: 0;
  }
  h3 {
    margin-top: 0.35rem;
  }
  @media ${from("wide")} {
    &[data-steps="few"] {
      ${across}
    }
  }
  @media ${from("full")} {
    &[data-steps="five"] {
      ${across}
    }
  }
  @media print {
    li {
      gap: 1rem;
      padding-bottom: 0.8rem;
    }
    li > span {
      width: 2rem;
      height: 2rem;
    }
    li::before {
      content: none;
    }
    h3 {
      margin-block: 0.15rem 0.2rem;
    }
  }
`;

/** Rows between hairlines: a large number, the name, and from the middle on what happens. */
const ladder = css`
  border-bottom: 1px solid var(--line-strong);
  li {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr);
    column-gap: 1rem;
    padding-block: 0.75rem;
    border-top: 1px solid var(--line-strong);
  }
  > li > span {
    color: var(--hue-ink);
    font: 500 2rem / 1 var(--font-sans);
    font-variant-numeric: tabular-nums;
  }
  p {
    font-size: 1rem;
  }
  @media ${from("large")} {
    li {
      --number: 4.5rem;
      grid-template-columns: var(--number) minmax(0, calc(50% - var(--number) - 1.5 * var(--gap))) minmax(0, 1fr);
      column-gap: var(--gap);
      align-items: center;
      min-height: 4.25rem;
      > div {
        display: contents;
      }
    }
    > li > span {
      font-size: 2.75rem;
    }
    h3 {
      margin: 0;
    }
  }
`;

/** Columns between hairlines on the page's ground, under large numbers that are hatched like those of a banknote. */
const band = css`
  li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    column-gap: 1rem;
    padding-block: 0.875rem;
    border-top: 1px solid var(--hue-line);
  }
  > li > span {
    color: var(--hue-ink);
    background: repeating-linear-gradient(-45deg, currentColor 0 1px, transparent 1px 4px);
    background-clip: text;
    font-size: 3.5rem;
    font-weight: 650;
    line-height: 1;
    -webkit-text-fill-color: transparent;
    -webkit-text-stroke: 1px currentColor;
  }
  @media ${from("wide")} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    li {
      align-content: start;
      grid-template-columns: minmax(0, 1fr);
      padding: 0 1.25rem;
      border-top: 0;
      border-inline-start: 1px solid var(--hue-line);
    }
    > li > span {
      margin-bottom: 1.25rem;
      font-size: clamp(5rem, 7.5vw, 7.5rem);
    }
    li:last-of-type {
      padding-inline-end: 0;
    }
  }
  /* A PDF draws hatching as tiles, of which viewers show the seams, or nothing. */
  @media print {
    > li > span {
      background: none;
    }
  }
  p {
    font-size: 1rem;
  }
`;

/** The looks of steps. A page only contains the styles of those that it uses. */
export const stepLayouts = { across: line, down: line, ladder, stairs, folders, band, drawn };
