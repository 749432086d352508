/** Sent to the window when a page is shown, or the open one shown anew, without a new document. */
export const pageChangeEvent = "pagechange";
