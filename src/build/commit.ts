import { execFileSync } from "node:child_process";

/** When the last commit of a work tree was made, in UTC (ISO 8601); undefined without Git. */
export function committedAt(root: string): string | undefined {
  try {
    const time = execFileSync("git", ["log", "-1", "--format=%cI"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return new Date(time.trim()).toISOString();
  } catch {
    return undefined;
  }
}
