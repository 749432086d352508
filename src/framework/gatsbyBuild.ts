/**
 * `gatsby build`, with its pictures drawn by this process rather than by Gatsby's own. This one stands back behind all
 * others, so it has what webpack leaves of the processors: gatsbyState.ts asks for the pictures before webpack starts.
 * Gatsby hands its jobs on by messages, its way of giving them to another machine (ENABLE_GATSBY_EXTERNAL_JOBS). Without
 * this a build draws each picture again whenever Gatsby has forgotten it, and with twice the effort.
 */
import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { drawPicture, effort, type PictureJob } from "./drawPicture";
import { drawnOnce } from "./keptPictures";

interface Message {
  type: string;
  payload: PictureJob & { id: string };
}

const gatsby = spawn(process.execPath, [require.resolve("gatsby/cli.js"), "build"], {
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: { ...process.env, ENABLE_GATSBY_EXTERNAL_JOBS: "1" },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => gatsby.kill(signal));
gatsby.once("exit", (code) => process.exit(code ?? 1));

setPriority(constants.priority.PRIORITY_LOW);
// Many files are drawn side by side, each by one processor.
sharp.concurrency(1);
const draw = drawnOnce(drawPicture, [effort, sharp.versions]);

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
