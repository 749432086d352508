/**
 * `gatsby build`, with the pictures drawn by this process rather than by Gatsby's own. This process runs at low
 * priority, so it uses the processor time that webpack leaves free: gatsbyState.ts requests the pictures before
 * webpack starts. Gatsby sends its jobs over IPC, a feature meant for handing them to other machines
 * (ENABLE_GATSBY_EXTERNAL_JOBS). Without this, a build redraws every picture that Gatsby's cache has lost, at twice
 * the encoding effort. GATSBY_CPU_COUNT, a documented setting, makes Gatsby's own process run the queries. A worker
 * would first have to start and build the schema again: 2 s of each build and 5 s of the first, for 45 pages.
 */
import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { drawPicture, effort, type PictureJob } from "./drawPicture";
import { cachedDrawing } from "./keptPictures";

interface Message {
  type: string;
  payload: PictureJob & { id: string };
}

const gatsby = spawn(process.execPath, [require.resolve("gatsby/cli.js"), "build"], {
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: { ...process.env, ENABLE_GATSBY_EXTERNAL_JOBS: "1", GATSBY_CPU_COUNT: "1" },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => gatsby.kill(signal));
gatsby.once("exit", (code) => process.exit(code ?? 1));

setPriority(constants.priority.PRIORITY_LOW);
// Many files are drawn in parallel, each on one thread.
sharp.concurrency(1);
const draw = cachedDrawing(drawPicture, [effort, sharp.versions]);

gatsby.on("message", async ({ type, payload }: Message) => {
  if (type !== "JOB_CREATED") return;
  const { id } = payload;
  try {
    await draw(payload);
    gatsby.send({ type: "JOB_COMPLETED", payload: { id, result: {} } });
  } catch (error) {
    gatsby.send({
      type: "JOB_FAILED",
      payload: { id, error: error instanceof Error ? error.message : String(error) },
    });
  }
});
