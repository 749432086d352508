/** The button that opens the dialog which it controls. */
export const openerMark = { "aria-haspopup": "dialog" } as const;
