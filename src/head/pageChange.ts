/** Sent to the window when another page is shown without a new document (src/hooks/usePageChange.ts). */
export const pageChangeEvent = "pagechange";
