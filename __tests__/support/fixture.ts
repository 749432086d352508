import { join } from "node:path";
import { type Compiled, compile } from "../../src/content/compile/compile";
import { readSources, type Sources } from "../../src/content/read/sources";

/** Pages beside those of the small content folder: they have all the section types that it lacks. */
export const furtherPages = join(__dirname, "sections");

/** The small content folder and the further pages. */
export function fixtureSources(): Sources {
  const sources = readSources(join(__dirname, "content"));
  return { ...sources, pages: [...sources.pages, ...readSources(furtherPages).pages] };
}

/** The same, compiled. Nothing here depends on what stands in data/. */
export const fixtureContent = (): Compiled => compile(fixtureSources());
