/** A menu of the bar: its button and its panel. */
export interface MenuMark {
  "data-menu": true;
}

/** What the arrow keys move between along the bar. */
export interface StopMark {
  "data-top": true;
}
