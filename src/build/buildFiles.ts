/** The folder below .content/ for files that do not go through GraphQL: gatsby-node and gatsby-ssr read them. */
export const buildFolder = "build";

export const buildFiles = {
  addresses: `${buildFolder}/addresses.json`,
  /** The redirects, for the app in the browser. */
  redirects: `${buildFolder}/redirects.json`,
  /** The scripts that are inlined in the documents' heads. */
  head: `${buildFolder}/head.json`,
  /** The pages as text. */
  readable: `${buildFolder}/readable.json`,
  /** What the search in the browser reads. */
  search: `${buildFolder}/search.json`,
  /** Where the search's code and its index are. */
  searchCode: `${buildFolder}/searchCode.json`,
  analytics: `${buildFolder}/analytics.json`,
  /** The words that are shown outside the app, in case it fails. */
  network: `${buildFolder}/network.json`,
  /** The words that appear only on paper. */
  print: `${buildFolder}/print.json`,
  /** The fonts (fontFiles.ts). */
  sans: `${buildFolder}/sans.woff2`,
  mono: `${buildFolder}/mono.woff2`,
};
