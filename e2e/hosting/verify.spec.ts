import { spawn } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "../support/test";
import { type Engine, start } from "./support/engines";

test.describe.configure({ mode: "default" });

/** Runs `npm run verify` against a site; gives what it says and how it ends. */
const verify = (site: string) =>
  new Promise<{ said: string; code: number | null }>((resolve) => {
    const child = spawn("npm", ["run", "--silent", "verify", "--", site]);
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text: Buffer) => {
        said += text.toString();
      });
    child.once("exit", (code) => resolve({ said, code }));
  });

/** A copy of the release that somebody has changed: a page, a script gone, a file more, an old picture. */
function tamperedCopy() {
  const folder = mkdtempSync(join(tmpdir(), "tampered-"));
  cpSync("public", folder, { recursive: true });
  for (const name of ["about.html", "about/index.html"]) {
    rmSync(join(folder, `${name}.br`), { force: true });
    rmSync(join(folder, `${name}.gz`), { force: true });
    appendFileSync(join(folder, name), '<script src="/foreign.js"></script>');
  }
  rmSync(join(folder, "sitemap.xml"));
  writeFileSync(join(folder, "foreign.js"), "alert(1)");
  // Served to most browsers in place of the document, which is as it was.
  writeFileSync(join(folder, "contact.html.br"), readFileSync(join(folder, "index.html.br")));
  return folder;
}

test.describe("a release on nginx", () => {
  let engine: Engine;
  test.beforeAll(async () => {
    engine = await start("nginx", undefined, 9451);
  });
  test.afterAll(() => engine.stop());

  test("is found to be what was built", async () => {
    const { said, code } = await verify(engine.url);
    expect(said).toContain("No difference.");
    expect(code).toBe(0);
  });
});

test.describe("a tampered copy on nginx", () => {
  const folder = tamperedCopy();
  let engine: Engine;
  test.beforeAll(async () => {
    engine = await start("nginx", folder, 9452);
  });
  test.afterAll(async () => {
    await engine.stop();
    rmSync(folder, { recursive: true });
  });

  for (const [way, site] of [
    ["by its address", () => engine.url],
    ["as a folder", () => folder],
  ] as const) {
    test(`is found out ${way}: what changed, what is missing, what is new`, async () => {
      const { said, code } = await verify(site());
      const told = (kind: string) => new RegExp(`^${kind}: \\d+\\n(?:  .*\\n)*`, "m").exec(said)?.[0] ?? "";
      expect(told("Changed")).toContain("about");
      expect(told("Changed")).toContain("contact");
      expect(told("Missing")).toContain("sitemap.xml");
      expect(told("Extra")).toContain("foreign.js");
      expect(code).toBe(1);
    });
  }
});

test("a host without rules is told which headers and redirects are missing", async () => {
  const engine = await start("bare", undefined, 9453);
  const { said, code } = await verify(engine.url);
  await engine.stop();
  expect(said).toContain("Missing header");
  expect(said).toContain("X-Content-Type-Options");
  expect(said).toContain("Wrong redirect");
  expect(code).toBe(1);
});
