import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { randomFrom } from "../../../leads/__tests__/support/random";
import { examine } from "../../../src/content/check/examine";
import { parsedFiles } from "../../../src/content/check/findings";
import { readSources } from "../../../src/content/read/sources";
import { putAccepted } from "../../support/accepted";
import { temporaryFolder } from "../../support/content";
import { mutated } from "../../support/mutate";
import { renderedSite } from "../../support/rendered";
import { dataFolder } from "../../support/site";

const random = randomFrom(20261121);
const real = readSources(dataFolder);
const files = parsedFiles(real).map(({ name, source }) => ({ name, source }));
const pictures = [...real.assets];
/** A round takes about a second; `npm run nets` takes many. */
const rounds = Number(process.env.MUTATION_ROUNDS ?? 2);

/** Damaged texts without faults of their own, by the file that they were made from. */
const candidates = new Map<string, string[]>();

function copyOfData() {
  const folder = temporaryFolder();
  cpSync(dataFolder, folder, { recursive: true });
  return folder;
}

it(`reads the folder with every file damaged, ${rounds} times, and says where each fault is`, () => {
  const folder = copyOfData();
  let damaged = 0;
  for (let round = 0; round < rounds; round++) {
    const texts = new Map(files.map(({ name, source }) => [name, mutated(source, random)]));
    for (const [name, text] of texts) writeFileSync(join(folder, name), text);
    damaged += texts.size;
    const picture = pictures[random(pictures.length)] as string;
    const bytes = readFileSync(join(dataFolder, picture));
    writeFileSync(join(folder, picture), bytes.subarray(0, random(bytes.length)));

    const before = process.cpuUsage();
    const sources = readSources(folder);
    const { faults, warnings } = examine(sources);
    // Shows that nothing hangs, however busy the machine is.
    expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);

    for (const { file, line, column, problem, expected } of [...faults, ...warnings]) {
      const lines = texts.get(file.replace("data/", ""))?.split("\n").length ?? 1;
      expect([file, line, line <= lines]).toEqual([file, line, true]);
      expect(column).toBeGreaterThan(0);
      expect(problem.length * expected.length).toBeGreaterThan(0);
    }
    expect(faults.some(({ file }) => file === `data/${picture}`)).toBe(true);
    const faulty = new Set(faults.map(({ file }) => file));
    for (const [name, text] of texts) {
      if (!faulty.has(`data/${name}`)) candidates.set(name, [...(candidates.get(name) ?? []), text]);
    }
    writeFileSync(join(folder, picture), bytes);
  }
  expect(damaged).toBe(rounds * files.length);
}, 240_000);

it("accepts only content that compiles, fits the site's own queries and renders", async () => {
  for (let turn = 0; turn < Math.ceil(rounds / 20); turn++) {
    const folder = copyOfData();
    const texts = [...candidates].map(([name, all]): [string, string[]] => [
      name,
      all.slice(turn * 3, turn * 3 + 3),
    ]);
    expect(putAccepted(folder, new Map(texts)).length).toBeGreaterThan(0);
    const sources = readSources(folder);
    expect(examine(sources).faults).toEqual([]);
    for (const [route, html] of await renderedSite(sources)) {
      expect([route, html.length > 1000]).toEqual([route, true]);
      // A data block, such as an exhibit's, is none that runs.
      const foreign =
        /<script(?! type="application\/json">)|<[a-z][^>]*\s(?:on\w+=|href="javascript:)|\[object Object\]/i.exec(
          html,
        );
      expect([route, foreign?.[0]]).toEqual([route, undefined]);
    }
  }
}, 240_000);
