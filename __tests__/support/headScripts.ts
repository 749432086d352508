/** What scripts in documents' heads run (src/build/headScripts.ts). */
import { themeSwitch } from "../../src/components/themeSwitch/script";
import { prepaint as markAndLead } from "../../src/head/prepaint";
import { endnotes } from "../../src/shell/endnotes/script";
import { glass } from "../../src/shell/header/script";
import { menuBar } from "../../src/shell/menuBar/script";
import { mobileMenu } from "../../src/shell/mobileMenu/script";

export function prepaint() {
  markAndLead();
  themeSwitch();
}

export function controls() {
  glass();
  menuBar();
  mobileMenu();
  endnotes();
}
