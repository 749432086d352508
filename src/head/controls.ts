import { endnotes } from "./endnotes";
import { glass } from "./glass";
import { menuBar } from "./menuBar";
import { mobileMenu } from "./mobileMenu";

/**
 * The behavior of the header's glass, the menus and printing, from the first paint on and for good. React renders these
 * elements but never sets or reads their state, so nothing has to be handed over when it starts.
 */
export function controls() {
  glass();
  menuBar();
  mobileMenu();
  endnotes();
}
