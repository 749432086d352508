/** Build metadata that Gatsby leaves in public/ for itself. */
export const gatsbyMetadata = ["chunk-map.json", "webpack.stats.json"];

/** Files in public/ that no visitor needs: page fragments, the Partytown helper, and build metadata. */
export const isGatsbyInternal = (name: string) =>
  /^(_gatsby|~partytown)\//.test(name) || gatsbyMetadata.includes(name);

/** A bundle's file name, as Gatsby configures webpack to write it; the group captures the content hash. */
export const bundleName = /^[^/]*[-.]([0-9a-f]{20})\.(?:js|css)(?:\.LICENSE\.txt)?$/;

/** Matches paths whose file names contain a content hash; plain enough for every server's regular expressions. */
export const hashedPaths = "^/static/|^/[^/]*[-.][0-9a-f]{20}\\.(js|css)$";
