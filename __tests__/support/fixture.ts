import { join } from "node:path";
import { type SiteContent, siteContent } from "../../src/build/siteContent";
import { readSources, type Sources } from "../../src/content/read/sources";

/** More pages for the small content folder, with all the section types that it lacks. */
export const furtherPages = join(__dirname, "sections");

/** The small content folder with these pages added. */
export function fixtureSources(): Sources {
  const sources = readSources(join(__dirname, "content"));
  return { ...sources, pages: [...sources.pages, ...readSources(furtherPages).pages] };
}

/** The same, compiled. Nothing here depends on data/. */
export const fixtureContent = (): SiteContent => siteContent(fixtureSources());
