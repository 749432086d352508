/**
 * What the content compiler makes of strings. Each has its own type, so that a plain line, which may contain any
 * character, cannot be used where HTML is rendered.
 */

/** Rendered Markdown. */
export interface Html {
  html: string;
}

/** The shapes of an icon or of a drawing: the markup inside its `<svg>`. */
export interface Drawing {
  shapes: string;
}
