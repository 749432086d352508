/** Notes that Gatsby leaves in public/ for itself. */
export const gatsbysNotes = ["chunk-map.json", "webpack.stats.json"];

/** What Gatsby leaves in public/ and no visitor needs: fragments of pages, a helper for Partytown, and its notes. */
export const isGatsbysOwn = (name: string) =>
  /^(_gatsby|~partytown)\//.test(name) || gatsbysNotes.includes(name);

/** A bundle's file name, as Gatsby has webpack give it; the group is the hash of its content. */
export const bundleName = /^[^/]*[-.]([0-9a-f]{20})\.(?:js|css)(?:\.LICENSE\.txt)?$/;

/** Paths of files whose names carry a hash of their contents, as a regular expression that every server understands. */
export const hashedPaths = "^/static/|^/[^/]*[-.][0-9a-f]{20}\\.(js|css)$";
