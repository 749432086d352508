import type { Options } from "minisearch";

/** How the index is made by the build, and read by the browser. */
export const searchOptions: Options = {
  fields: ["title", "page", "text", "to"],
  searchOptions: {
    prefix: true,
    fuzzy: (word) => (word.length > 3 ? 0.34 : false),
    boost: { title: 4, page: 2 },
    combineWith: "AND",
  },
};
