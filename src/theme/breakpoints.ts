/** The widths, in px, at which the layout changes; everything that asks for the viewport's width names one. */
const breakpoints = {
  /** Buttons stand beside each other. */
  small: 480,
  /** Cards stand in pairs, tables have columns (specification 2.3: two slides of the news). */
  medium: 640,
  /** A text and what belongs to it stand beside each other. */
  large: 860,
  /** The header has its menus. */
  wide: 960,
  /** The footer has all its columns (specification 2.3: three slides of the news). */
  desktop: 1024,
  /** The content has all the room that it takes. */
  full: 1200,
};

type Breakpoint = keyof typeof breakpoints;

/** A media condition: the viewport is that wide, or wider. */
export const from = (name: Breakpoint) => `(min-width: ${breakpoints[name]}px)`;

/** A media condition: the viewport is narrower than that, if only by a part of a pixel. */
export const below = (name: Breakpoint) => `(max-width: ${breakpoints[name] - 0.02}px)`;
