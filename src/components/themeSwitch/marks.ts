/** The button that switches between light and dark. */
export const buttonMark = { "data-theme-button": true };

/** The field with all three choices. */
export const choiceMark = { "data-theme-choice": true };
