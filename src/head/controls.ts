import { menuBar } from "./menuBar";
import { mobileMenu } from "./mobileMenu";

/**
 * The behaviour of the header's menus, from the first paint on and for good: React renders their elements, and neither
 * sets nor reads what is open. So nothing is handed over when it comes.
 */
export function controls() {
  menuBar();
  mobileMenu();
}
