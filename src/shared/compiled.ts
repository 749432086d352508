/**
 * What the content compiler makes of strings. Each has a type of its own, so that a plain line, which may hold any sign,
 * cannot reach a place that renders HTML or leads somewhere.
 */

/** Rendered Markdown. */
export interface Html {
  html: string;
}

/** Where a link leads: a route, an `#anchor`, or a whole address. */
export interface Address {
  href: string;
}

/** The shapes of an icon: the markup inside its 24 × 24 `<svg>`. */
export interface Drawing {
  shapes: string;
}
