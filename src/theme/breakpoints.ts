/** The widths, in px, at which the layout changes; every media query uses one of these names. */
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

/** A media condition: the viewport is at least this wide. */
export const from = (name: Breakpoint) => `(min-width: ${breakpoints[name]}px)`;

/** A media condition: the viewport is narrower than this, even by a fraction of a pixel. */
export const below = (name: Breakpoint) => `(max-width: ${breakpoints[name] - 0.02}px)`;
