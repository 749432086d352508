import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Chrome } from "../../src/hooks/useChrome";
import { fixtureContent } from "./fixture";
import { answersFor } from "./queries";
import { type Fixture, fixtureVariable } from "./site";

/**
 * Before all tests: compiles the fixture and runs all of the site's queries on it, once for all test files, so that
 * tests of React load no compiler. If this fails, the tests that need the fixture report it; the others still run.
 */
export default async function prepareFixture() {
  const file = join(mkdtempSync(join(tmpdir(), "fixture-")), "answers.json");
  process.env[fixtureVariable] = file;
  writeFileSync(file, JSON.stringify(await prepared().catch((error) => ({ failure: String(error.stack) }))));
}

async function prepared(): Promise<Fixture> {
  const content = fixtureContent();
  // The fixture's pictures are only names.
  const answer = answersFor(content, () => true);
  const pages = content.pages.map(async ({ content: { route } }) => {
    const { pageContent } = await answer("Page", route);
    return [route, pageContent?.sections ?? []] as const;
  });
  return {
    chrome: (await answer("Chrome")) as Chrome,
    pages: Object.fromEntries(await Promise.all(pages)),
  };
}
