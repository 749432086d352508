/**
 * The widths at which the layout changes, in px where the browser's font has its usual 16 px; every media query uses one
 * of these names. With a larger font there is less room for it, and the layout changes sooner.
 */
const breakpoints = {
  /** Buttons are side by side. */
  small: 480,
  /** Cards are in pairs, tables have columns (specification 2.3: two slides of the news). */
  medium: 640,
  /** A text and what belongs to it are side by side. */
  large: 860,
  /** The header shows its menus. */
  wide: 960,
  /** The footer has all its columns (specification 2.3: three slides of the news). */
  desktop: 1024,
  /** The content has its full width. */
  full: 1200,
};

type Breakpoint = keyof typeof breakpoints;

const inEm = (width: number) => `${width / 16}em`;

/** A media condition: the viewport is at least this wide. */
export const from = (name: Breakpoint) => `(min-width: ${inEm(breakpoints[name])})`;

/** A media condition: the viewport is narrower than this, even by a fraction of a pixel. */
export const below = (name: Breakpoint) => `(max-width: ${inEm(breakpoints[name] - 0.02)})`;
