/**
 * The scripts and data that a page needs to come alive, listed in a data block of the document and loaded later.
 * src/framework/gatsbyScripts.ts writes the block; src/head/scripts.ts reads it.
 */
export interface Later {
  scripts: string[];
  /** Files that these scripts request as soon as they run. */
  data: string[];
}

/** The block's id. */
export const laterId = "later";
