import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { temporaryFolder } from "../support/content";

const script = pathToFileURL(join(process.cwd(), "scripts/stopped.mjs")).href;

/** Begins a build in a folder and ends it in some way; returns whether it followed one that was stopped. */
const build = (folder: string, ending: string) =>
  spawnSync(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { buildMarker } from "${script}"; const marker = buildMarker(); console.log(marker.begin()); ${ending}`,
    ],
    { cwd: folder, encoding: "utf8" },
  ).stdout.trim();

describe("A build", () => {
  it("follows no stopped build if the last one ended by itself, even with a fault", () => {
    const folder = temporaryFolder();
    expect(build(folder, "process.exitCode = 1; marker.end();")).toBe("false");
    expect(build(folder, "marker.end();")).toBe("false");
  });

  it.each([
    ["killed", 'process.kill(process.pid, "SIGKILL");'],
    [
      "told to stop",
      'process.once("SIGTERM", () => marker.end()); process.kill(process.pid, "SIGTERM"); setTimeout(() => {}, 200);',
    ],
  ])("knows that the last one was %s", (_, ending) => {
    const folder = temporaryFolder();
    build(folder, ending);
    expect(build(folder, "marker.end();")).toBe("true");
    expect(build(folder, "marker.end();")).toBe("false");
  });

  it("knows that its results are gone while Gatsby's notes on them are there", () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, ".cache"));
    expect(build(folder, "marker.end();")).toBe("true");
    mkdirSync(join(folder, "public"));
    expect(build(folder, "marker.end();")).toBe("false");
  });
});
