import { endnotes } from "./endnotes";
import { glass } from "./glass";
import { menuBar } from "./menuBar";
import { mobileMenu } from "./mobileMenu";

/**
 * The behaviour of the header's glass, of the menus, and of a page that is printed, from the first paint on and for good:
 * React renders their elements, and neither sets nor reads what they say. So nothing is handed over when it comes.
 */
export function controls() {
  glass();
  menuBar();
  mobileMenu();
  endnotes();
}
