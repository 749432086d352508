/**
 * What the content compiler makes of strings. Each has its own type, so that a plain line, which may contain any
 * character, cannot be used where HTML is rendered or a link is made.
 */

/** Rendered Markdown. */
export interface Html {
  html: string;
}

/** Where a link leads: a route, an `#anchor`, or a full address. */
export interface Address {
  href: string;
}

/** The shapes of an icon or of a drawing: the markup inside its `<svg>`. */
export interface Drawing {
  shapes: string;
}
