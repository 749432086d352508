/** The header, which turns to glass once the page is scrolled. */
export const glassMark = { "data-glass": "false" };
