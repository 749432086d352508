import type { AsPlainObject } from "minisearch";
import type { Content } from "../../content/model/schema";

/** One possible search result. */
export interface SearchEntry {
  /** A route, with an anchor for anything further down the page. */
  to: string;
  /** The page's short name. */
  page: string;
  title: string;
  text: string;
}

/** The file that the build writes for the search in the browser. */
export interface SearchFile {
  words: Content["words"]["search"];
  /** What is offered before anything is typed. */
  first: { href: string; title: string; description: string }[];
  entries: SearchEntry[];
  /** The index over the entries, as MiniSearch reads it. */
  index: AsPlainObject;
}
