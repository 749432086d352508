import { spawn } from "node:child_process";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { temporaryFolder } from "../support/content";

/** Runs a script in an empty folder; resolves with what it says and how it ends. */
const run = (script: string, environment: Record<string, string>) =>
  new Promise<{ said: string; code: number | null }>((resolve) => {
    const child = spawn(process.execPath, [join(process.cwd(), "scripts", script)], {
      cwd: temporaryFolder(),
      env: { ...process.env, ...environment },
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text: Buffer) => {
        said += text.toString();
      });
    child.once("close", (code) => resolve({ said, code }));
  });

test("npm start looks for its port before it builds, and ends with 1 if another program has it", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  expect(await run("start.mjs", { PORT: String(port) })).toEqual({
    said: `Port ${port} is taken by another program. Stop that one, or set PORT to another port.\n`,
    code: 1,
  });
  other.close();
});

test.each(["none", "70000"])("npm start refuses a port that there is not: %s", async (port) => {
  expect(await run("start.mjs", { PORT: port })).toEqual({
    said: `There is no port ${port}. Set PORT to one from 1024 to 65535.\n`,
    code: 1,
  });
});

test("no unfinished file is served", async () => {
  expect(await run("serve.mjs", {})).toEqual({
    said: "There is no whole build in public/: npm run build makes one.\n",
    code: 1,
  });
});
