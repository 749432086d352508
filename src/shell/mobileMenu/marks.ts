/** The button that opens the dialog which it controls. */
export interface OpenerMark {
  "aria-haspopup": "dialog";
}

/** The id of that dialog. */
export const menuId = "mobile-menu";
