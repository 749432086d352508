import type { ExhibitState } from "../kit/exhibit";
import type { Item } from "./run";

/** The release's own list of files, once loaded. */
export interface List {
  /** The text of release.json, and its SHA-256. */
  text: string;
  digest: string;
  commit: string;
  bytes: number;
  items: Item[];
}

export interface Game extends ExhibitState {
  /** The site's origin; empty before the list is requested. */
  origin: string;
  list?: List | undefined;
  /** The list that a lying host sends in its place. */
  served?: List | undefined;
  /** The hash that the list should have: its own, unless the visitor types one from elsewhere over it. */
  digest: string;
  /** SHA-256 of the response from each address. */
  found: Record<string, string>;
  /** The place on the list of the file that a cheat works on. */
  picked: number;
  /** The address whose response had a bit flipped after loading. */
  flipped?: string | undefined;
}
