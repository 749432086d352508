import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildFiles } from "../../src/build/buildFiles";
import { cachedSubset, charactersOf, writeFonts } from "../../src/build/fontFiles";
import { temporaryFolder } from "../support/content";

const geist = readFileSync("node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2");

it("has every character of the content, and all of printable Latin-1", () => {
  const characters = charactersOf({ pages: [{ title: "Žižkov ≤ 3" }] });
  for (const sign of "aZ09~ éßÿ½©Žž≤") expect(characters).toContain(sign);
  expect(new Set(characters).size).toBe([...characters].length);
});

it("subsets a font to the characters asked for, and again for other characters", async () => {
  const folder = temporaryFolder();
  const few = await cachedSubset(geist, "abc", folder);
  const more = await cachedSubset(geist, charactersOf({}), folder);
  expect(few.subarray(0, 4).toString()).toBe("wOF2");
  expect(few.length).toBeLessThan(more.length);
  expect(more.length).toBeLessThan(geist.length);
  expect(readdirSync(folder)).toHaveLength(2);
});

it("subsets once for the same characters", async () => {
  const folder = temporaryFolder();
  const first = await cachedSubset(geist, "abc", folder);
  const second = await cachedSubset(geist, "abc", folder);
  expect(second.equals(first)).toBe(true);
  expect(readdirSync(folder)).toHaveLength(1);
});

it("writes both fonts where the styles look for them", async () => {
  const target = temporaryFolder();
  await writeFonts(process.cwd(), target, { title: "Home" });
  for (const name of [buildFiles.sans, buildFiles.mono])
    expect(readFileSync(join(target, name)).subarray(0, 4).toString()).toBe("wOF2");
});
