/** The most bytes that are read, and the most characters: a megabyte in hex, with line breaks. */
export const mostBytes = 1_048_576;
export const mostCharacters = 2_300_000;

/** The most characters of a link; mail and chat programs cut longer ones. */
export const longestLink = 8000;

/** The most parts of an input that are listed; all of them are checked. */
export const mostParts = 2000;
