/**
 * The widths at which the layout changes, in px at the browser's default font size of 16 px; every media query uses one
 * of these names. With a larger font, less text fits, and the layout changes at larger widths.
 */
const breakpoints = {
  /** The header has room for the page's seal. */
  phone: 360,
  /** Buttons are side by side. */
  small: 480,
  /** Cards are in pairs, tables have columns (specification 2.3: the news shows two slides). */
  medium: 640,
  /** A text and its picture or list are side by side. */
  large: 860,
  /** The header shows its menus. */
  wide: 960,
  /** The footer has all its columns (specification 2.3: the news shows three slides). */
  desktop: 1024,
  /** The content has its full width. */
  full: 1200,
  /** The largest headings grow with the window again (broad.css). */
  broad: 1667,
};

type Breakpoint = keyof typeof breakpoints;

const inEm = (width: number) => `${width / 16}em`;

/** A media condition: the viewport is at least this wide. */
export const from = (name: Breakpoint) => `(min-width: ${inEm(breakpoints[name])})`;

/** A media condition: the viewport is narrower than this, even by a fraction of a pixel. */
export const below = (name: Breakpoint) => `(max-width: ${inEm(breakpoints[name] - 0.02)})`;
