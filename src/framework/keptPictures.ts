/**
 * Keeps every picture that a build has drawn, so that a machine draws it once: Gatsby forgets them all when its
 * configuration, package.json or .cache/ changes. What differs in the way of drawing has a folder of its own.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, rename } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** Copies a file by way of another name, so that a build that is stopped leaves no half of one under this name. */
async function keep(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, `${to}.${process.pid}`);
  await rename(`${to}.${process.pid}`, to);
}

/** As much of a job as is looked at here. */
interface Job {
  outputDir: string;
  args: { operations: { outputPath: string }[]; pluginOptions: object };
}

/**
 * Wraps `draw`, which does such a job. `way` is what the result depends on besides the job, in
 * any form that JSON knows. Gatsby names a job's folder by the picture's content and each file in it by the arguments.
 */
export function drawnOnce<Any extends Job>(
  draw: (job: Any) => Promise<unknown>,
  way: unknown,
  folder = "node_modules/.cache/pictures",
) {
  return async (job: Any) => {
    const { outputDir, args } = job;
    const key = createHash("sha256")
      .update(JSON.stringify([way, args.pluginOptions]))
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
