/**
 * Caches every picture that a build has drawn, so that a machine draws it only once: Gatsby drops all of them when its
 * configuration, package.json or .cache/ changes. Each combination of encoder settings has its own folder.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, rename } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** Copies a file under a temporary name and then renames it, so that an interrupted build leaves no partial file. */
async function keep(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, `${to}.${process.pid}`);
  await rename(`${to}.${process.pid}`, to);
}

/** The parts of a job that are used here. */
interface Job {
  outputDir: string;
  args: { operations: { outputPath: string }[]; pluginOptions: object };
}

/**
 * Wraps `draw`, which runs such a job, with the cache. `settings` is everything besides the job that the result
 * depends on, as JSON. Gatsby already names a job's folder after the picture's content, and each file in it after its
 * arguments.
 */
export function cachedDrawing<Any extends Job>(
  draw: (job: Any) => Promise<unknown>,
  settings: unknown,
  folder = "node_modules/.cache/pictures",
) {
  return async (job: Any) => {
    const { outputDir, args } = job;
    const key = createHash("sha256")
      .update(JSON.stringify([settings, args.pluginOptions]))
      .digest("hex");
    const files = args.operations.map(({ outputPath }) => ({
      kept: join(folder, key.slice(0, 16), basename(outputDir), outputPath),
      wanted: join(outputDir, outputPath),
    }));
    if (files.every(({ kept }) => existsSync(kept))) {
      await Promise.all(files.map(({ kept, wanted }) => keep(kept, wanted)));
    } else {
      await draw(job);
      await Promise.all(files.map(({ kept, wanted }) => keep(wanted, kept)));
    }
  };
}
