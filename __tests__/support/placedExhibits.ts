import { contentOf } from "../../src/content/read/parse";
import { readSources } from "../../src/content/read/sources";
import { exhibits } from "../../src/exhibits";
import { dataFolder } from "./site";

/** Every exhibit that a page shows, with its words and sample there. */
export const placedExhibits = readSources(dataFolder)
  .pages.flatMap((page) => contentOf(page).sections)
  .flatMap((section) => (section.type === "Exhibit" ? [section.exhibit] : []))
  .map((content) => ({ name: content.name, content, exhibit: exhibits[content.name] }));
