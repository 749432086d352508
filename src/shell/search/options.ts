import type { Options } from "minisearch";

/** Shared by the build, which writes the index, and the browser, which reads it. */
export const searchOptions: Options = {
  fields: ["title", "page", "text", "to"],
  searchOptions: {
    prefix: true,
    fuzzy: (word) => (word.length > 4 ? 0.25 : false),
    boost: { title: 4, page: 2 },
    combineWith: "AND",
  },
};
