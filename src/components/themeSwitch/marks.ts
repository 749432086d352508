/** The button that switches between light and dark. */
export interface ButtonMark {
  "data-theme-button": true;
}

/** The field with all three choices. */
export interface ChoiceMark {
  "data-theme-choice": true;
}
