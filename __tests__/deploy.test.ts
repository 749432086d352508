import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import { parse } from "yaml";
import { devDependencies, scripts } from "../package.json";

const read = (file: string) => readFileSync(file, "utf8");

interface Workflow {
  jobs: Record<string, { needs?: string[]; uses?: string; steps?: { run?: string }[] }>;
}

const folder = ".github/workflows";

describe.each(readdirSync(folder))("The workflow %s", (name) => {
  const { jobs } = parse(read(join(folder, name))) as Workflow;
  const commands = Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []));

  it("runs only what package.json has", () => {
    const asked = commands.flatMap((text) =>
      [...text.matchAll(/npm run (?:--silent )?([\w-]+)/g)].map(([, script = ""]) => script),
    );
    expect(asked.filter((script) => !(script in scripts))).toEqual([]);
    const tools = commands.flatMap((text) =>
      [...text.matchAll(/npx ([\w-]+)/g)].map(([, tool = ""]) => tool),
    );
    expect(tools.filter((tool) => !(tool in devDependencies))).toEqual([]);
  });

  it("waits for jobs and calls workflows that there are", () => {
    for (const { needs = [], uses } of Object.values(jobs)) {
      for (const job of needs) expect(jobs).toHaveProperty(job);
      if (uses) expect(existsSync(uses)).toBe(true);
    }
  });
});

test("The workflow of the site does each step of the guide", () => {
  const { jobs } = parse(read(join(folder, "site.yml"))) as Workflow;
  const said = (job: string) => (jobs[job]?.steps ?? []).map(({ run = "" }) => run).join("\n");
  for (const command of ["npm run check", "npm run build", "npm run verify", "content diff", "gh pr comment"])
    expect(said("release")).toContain(command);
  expect(said("live")).toMatch(
    /npm run verify -- public\n.*wrangler pages deploy public[^\n]*\n.*npm run verify/,
  );
});

describe.each([
  ["deploy/Dockerfile", "."],
  ["leads/Dockerfile", "leads"],
])("%s", (file, context) => {
  const lines = read(file).split("\n");

  it("copies files that are there", () => {
    const copied = lines
      .filter((line) => /^COPY (?!--from)/.test(line))
      .flatMap((line) => line.split(" ").slice(1, -1));
    expect(copied.length).toBeGreaterThan(3);
    expect(copied.filter((name) => !existsSync(join(context, name)))).toEqual([]);
  });

  it("builds with the project's Node, and does not run as root", () => {
    expect(lines.find((line) => line.startsWith("FROM"))).toMatch(
      new RegExp(`^FROM node:${read(".nvmrc").trim()}-`),
    );
    expect(lines.some((line) => /^USER (?!root)/.test(line))).toBe(true);
  });
});

test("The container's nginx finds what the image has", () => {
  const image = read("deploy/Dockerfile");
  const wanted = [...read("deploy/container.conf").matchAll(/(?:root|include) (\S+);/g)].map(
    ([, path = ""]) => path,
  );
  expect(wanted).toHaveLength(3);
  for (const path of wanted) expect(image).toContain(path.endsWith(".conf") ? dirname(path) : path);
});

test("The unit starts the file that the image and the README name", () => {
  const [, started = ""] = /^ExecStart=\/usr\/bin\/node (.*)$/m.exec(read("leads/leads.service")) ?? [];
  expect(started).not.toBe("");
  for (const file of ["leads/Dockerfile", "leads/README.md"]) expect(read(file)).toContain(started);
});

test("The container of the service asks after its health at the port that PORT names", () => {
  const [, code = ""] = /^HEALTHCHECK CMD \["node", "-e", "(.*)"\]$/m.exec(read("leads/Dockerfile")) ?? [];
  const asked = (port?: string) => {
    const fetch = jest.fn(() => new Promise(() => undefined));
    runInNewContext(code, { fetch, process: { env: { PORT: port } } });
    return fetch.mock.calls[0];
  };
  expect(asked()).toEqual(["http://localhost:8080/health"]);
  expect(asked("9000")).toEqual(["http://localhost:9000/health"]);
});
