/**
 * How long `npm run content` takes, as an editor waits for it: over the real content (the median of 5 runs) and over
 * 100 times as many pages (1 run): npm run benchmark -- content
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./median.mjs";

const root = process.cwd();
const times = 100;
const cli = join(root, "src/content/commands/cli.ts");

function timed(folder, runs) {
  const durations = [];
  for (let run = 0; run < runs; run++) {
    const start = process.hrtime.bigint();
    const { status, stdout } = spawnSync("npx", ["tsx", cli, folder, "--json"], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
    durations.push(Number(process.hrtime.bigint() - start) / 1e6);
    if (status !== 0) throw new Error(`The check failed: ${stdout.slice(0, 500)}`);
  }
  return median(durations);
}

const folder = mkdtempSync(join(tmpdir(), "content-benchmark-"));
try {
  const data = join(folder, "data");
  cpSync(join(root, "data"), data, { recursive: true });
  const pages = readdirSync(join(data, "pages"), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const real = timed(root, 5);
  for (const { name, parentPath } of pages) {
    const text = readFileSync(join(parentPath, name), "utf8").replace(/^alsoAt:.*\n/m, "");
    const stem = name.replace(/\.yaml$/, "");
    for (let copy = 1; copy < times; copy++)
      writeFileSync(join(parentPath, `${stem}-copy-${copy}.yaml`), text);
  }
  const large = timed(folder, 1);
  console.log(`${pages.length} pages: ${Math.round(real)} ms, start of the command included`);
  console.log(`${pages.length * times} pages: ${Math.round(large)} ms`);
} finally {
  rmSync(folder, { recursive: true });
}
