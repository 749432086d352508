import type { AsPlainObject } from "minisearch";
import type { Content } from "../content/model/schema";

/** What search can lead to. */
export interface SearchEntry {
  /** A route, with an anchor for what stands further down. */
  to: string;
  /** The page's short name. */
  page: string;
  title: string;
  text: string;
}

/** What the build leaves for the search in the browser. */
export interface SearchFile {
  words: Content["words"]["search"];
  entries: SearchEntry[];
  /** The index over the entries, as MiniSearch reads it. */
  index: AsPlainObject;
}
