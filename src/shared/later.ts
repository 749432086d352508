/**
 * What a document needs to come alive, as it names it in a data block: nothing of it is loaded with the document.
 * src/framework/gatsbyScripts.ts writes the block, src/head/scripts.ts reads it.
 */
export interface Later {
  scripts: string[];
  /** What these scripts ask for as soon as they run. */
  data: string[];
}

/** The block's id. */
export const laterId = "later";
