/** The header, which turns to glass once the page is scrolled. */
export interface GlassMark {
  "data-glass": string;
}
