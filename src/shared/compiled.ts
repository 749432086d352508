/**
 * What the content compiler turns strings into. Each has its own type, so that a plain string, which may contain any
 * character, cannot be rendered as HTML.
 */

/** Rendered Markdown. */
export interface Html {
  html: string;
}

/** The shapes of an icon or of a drawing: the markup inside its `<svg>`. */
export interface Drawing {
  shapes: string;
}
