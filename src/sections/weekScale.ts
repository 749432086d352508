import { css } from "@emotion/react";

interface Lasting {
  weeks: { from: number; to: number } | null;
}

/** How many weeks the longest of these may take. */
export const longest = (items: readonly Lasting[]) =>
  Math.max(1, ...items.map(({ weeks }) => weeks?.to ?? 0));

/** What the bar above an item is drawn from; where no length is set, the scale is empty. */
export const lengthOf = ({ weeks }: Lasting) => ({
  "--from": `${weeks?.from ?? 0}`,
  "--to": `${weeks?.to ?? 0}`,
});

/** A bar, and the weeks as ticks below it: full as far as the item takes in any case, and hatched as far as it may. */
export const scale = css`
  > * {
    --week: calc(100% / var(--weeks));
    --rows: 3;
    padding-top: 0;
    border-top: 0;
    &::before {
      grid-column: 1 / -1;
      height: 3.25rem;
      border-inline-end: 1px solid;
      background:
        linear-gradient(currentColor 0 0) 0 0 / calc(var(--from) * var(--week)) 2.5rem,
        repeating-linear-gradient(-45deg, currentColor 0 1px, transparent 1px 6px) 0 0 / calc(var(--to) * var(--week))
          2.5rem,
        linear-gradient(currentColor 0 0) 0 2.5rem / 100% 1px,
        repeating-linear-gradient(90deg, currentColor 0 1px, transparent 1px var(--week)) 0 100% / 100% 0.75rem;
      background-repeat: no-repeat;
      color: var(--hue-ink);
      content: "";
      print-color-adjust: exact;
      @media (forced-colors: active) {
        color: CanvasText;
        forced-color-adjust: none;
      }
    }
  }
`;
