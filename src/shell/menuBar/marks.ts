/** A menu of the bar: its button and its panel. */
export const menuMark = { "data-menu": true };

/** What the arrow keys move between along the bar. */
export const stopMark = { "data-top": true };
