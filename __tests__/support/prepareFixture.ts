import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Chrome } from "../../src/hooks/useChrome";
import { fixtureContent } from "./fixture";
import { answersFor } from "./queries";
import { type Fixture, fixtureVariable } from "./site";

/**
 * Before all tests: compiles the fixture and asks it all of the site's queries, once for all test files, so that tests
 * of React load no compiler. What goes wrong here is said by the tests that need the fixture; the others still run.
 */
export default async function prepareFixture() {
  const file = join(mkdtempSync(join(tmpdir(), "fixture-")), "answers.json");
  process.env[fixtureVariable] = file;
  writeFileSync(file, JSON.stringify(await prepared().catch((error) => ({ failure: String(error.stack) }))));
}

async function prepared(): Promise<Fixture> {
  const content = fixtureContent();
  // The fixture's pictures are names alone.
  const answer = answersFor(content, () => true);
  const pages = content.pages.map(async ({ content: { route } }) => {
    const { pageYaml } = await answer("Page", route);
    return [route, pageYaml?.sections ?? []] as const;
  });
  return {
    chrome: (await answer("Chrome")) as Chrome,
    pages: Object.fromEntries(await Promise.all(pages)),
  };
}
