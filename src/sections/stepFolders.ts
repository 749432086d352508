import { css } from "@emotion/react";
import { from } from "../theme/breakpoints";

/** Folders in a drawer, one year before the other: each covers the foot of the one behind it, and shows its tab there. */
export const folders = css`
  --tab: 1.75rem;
  padding-top: var(--tab);
  li {
    --paper: color-mix(in srgb, var(--hue-band) calc(40% + var(--index) * 15%), var(--bg));
    position: relative;
    padding: 0.75rem clamp(1rem, 2vw, 1.75rem) calc(var(--tab) + 1rem);
    border: 1px solid var(--hue-line);
    border-radius: var(--radius-m);
    background: var(--paper);
  }
  li + li {
    margin-top: -0.625rem;
  }
  li:last-of-type {
    padding-bottom: 1rem;
  }
  > li > span {
    position: absolute;
    bottom: 100%;
    left: calc(1rem + var(--index) * 18%);
    display: grid;
    place-items: center;
    width: clamp(3.5rem, 14%, 9rem);
    height: var(--tab);
    border: 1px solid var(--hue-line);
    border-bottom: 0;
    border-radius: var(--radius-s) var(--radius-s) 0 0;
    background: var(--paper);
    color: var(--hue-ink);
    font: 500 0.875rem / 1 var(--font-mono);
  }
  p {
    max-width: none;
    font-size: 1rem;
  }
  h3 {
    margin-bottom: 0.25rem;
  }
  @media ${from("large")} {
    li > div {
      display: grid;
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      column-gap: var(--gap);
      align-items: baseline;
    }
  }
`;
