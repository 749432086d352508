import { statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { filesBelow } from "../../src/content/read/folders";
import { test } from "../support/test";

/** What whoever deploys copies, in bytes. A file with two names counts once where they are hard links. */
const most = 51_850_000;

test("public/ takes at most 52 MB", () => {
  const files = filesBelow("public").map((name) => statSync(join("public", name)));
  const sizes = new Map(files.map(({ ino, size }) => [ino, size]));
  expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most);
});
