/**
 * `gatsby build`, with its pictures drawn by this process rather than by Gatsby's own. This one stands back behind all
 * others, so it has what webpack leaves of the processors: gatsby-node.ts asks for the pictures before webpack starts.
 * Gatsby hands its jobs on by messages, its way of giving them to another machine (ENABLE_GATSBY_EXTERNAL_JOBS).
 */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { availableParallelism, constants, setPriority } from "node:os";
import { effort, limitEffort } from "../src/pictureEffort.ts";
import { drawnOnce } from "./drawnPictures.ts";

const require = createRequire(import.meta.url);

const gatsby = spawn(process.execPath, [require.resolve("gatsby/cli.js"), "build"], {
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: { ...process.env, ENABLE_GATSBY_EXTERNAL_JOBS: "1" },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => gatsby.kill(signal));
gatsby.once("exit", (code) => process.exit(code ?? 1));

setPriority(constants.priority.PRIORITY_LOW);
limitEffort();
// The plugin draws one file less at a time than this: as many as there are processors, since a file's largest size
// takes longer than its others together.
process.env.GATSBY_CPU_COUNT = String(availableParallelism() + 1);
const { IMAGE_PROCESSING } = require("gatsby-plugin-sharp/gatsby-worker");
const draw = drawnOnce(IMAGE_PROCESSING, [effort, require("sharp").versions]);

gatsby.on("message", async ({ type, payload }) => {
  if (type !== "JOB_CREATED") return;
  const { id } = payload;
  try {
    await draw(payload);
    gatsby.send({ type: "JOB_COMPLETED", payload: { id, result: {} } });
  } catch (error) {
    gatsby.send({ type: "JOB_FAILED", payload: { id, error: String(error?.message ?? error) } });
  }
});
