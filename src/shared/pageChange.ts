/** Dispatched on the window when a page is shown, or the current one reopened, without loading a new document. */
export const pageChangeEvent = "pagechange";
