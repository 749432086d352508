import { cpSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { BuildArgs, GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { contentCopy, edit, swap, temporaryFolder } from "./support/content";

const watchContent = jest.fn();
jest.mock("../src/build/watch", () => ({
  watchContent: (...words: unknown[]) => watchContent(...words),
}));

// It ends after the tests here, which look at what happens before.
jest.mock("../src/build/fontFiles", () => ({ writeFonts: async () => {} }));

const reporter = { panic: jest.fn(), warn: jest.fn(), error: jest.fn() };
const command = process.env.gatsby_executing_command;

afterEach(() => {
  process.env.gatsby_executing_command = command ?? "";
});

/** Runs the first step of Gatsby's build, or of develop, in a project with these edits to its content. */
function begin(edits: Parameters<typeof edit>[1], executing: "build" | "develop") {
  const root = temporaryFolder();
  cpSync(contentCopy(), join(root, "data"), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(root, "node_modules"));
  edit(join(root, "data"), edits);
  jest.spyOn(process, "cwd").mockReturnValue(root);
  process.env.gatsby_executing_command = executing;
  jest.isolateModules(() => {
    const { onPreInit }: GatsbyNode = require("../gatsby-node");
    onPreInit?.({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => {});
  });
  return root;
}

const long = { "pages/about.yaml": swap("name: About", `name: ${"About us ".repeat(6)}`) };

describe.each(["build", "develop"] as const)("gatsby %s", (executing) => {
  it("prints warnings, with the lines around them, and goes on", () => {
    begin(long, executing);
    expect(reporter.panic).not.toHaveBeenCalled();
    expect(reporter.warn.mock.calls).toEqual([
      [
        expect.stringMatching(
          /^1 warning in data\/\n\ndata\/pages\/about\.yaml:1:1\n {2}"name" is long: 53 characters\..*\n {2}> 1 \| name: About/,
        ),
      ],
    ]);
  });

  it("prints nothing if nothing is wrong", () => {
    begin({}, executing);
    for (const say of Object.values(reporter)) expect(say).not.toHaveBeenCalled();
  });

  it("stops at faults, and prints the warnings after them", () => {
    begin({ ...long, "claims.yaml": swap("key:", "kye:") }, executing);
    const [report] = reporter.panic.mock.calls[0];
    expect(report).toMatch(/^\d faults in data\//);
    expect(report).toContain("1 warning in data/");
    expect(reporter.warn).not.toHaveBeenCalled();
  });
});

it("watches only in develop, with faults as errors and warnings as warnings", () => {
  begin({}, "build");
  expect(watchContent).not.toHaveBeenCalled();
  const root = begin({}, "develop");
  const [folder, environment, tell, warn] = watchContent.mock.calls[0];
  expect([folder, environment]).toEqual([root, process.env]);
  tell("a fault");
  warn("a warning");
  expect(reporter.error).toHaveBeenCalledWith("a fault");
  expect(reporter.warn).toHaveBeenCalledWith("a warning");
});

describe("Before webpack starts, gatsby build", () => {
  const pages = [
    ["/", { componentPath: "/landing.tsx", context: { id: "home" } }],
    ["/about", { componentPath: "/page.tsx", context: { id: "about" } }],
  ] as const;
  const components = [
    ["/landing.tsx", { query: "query Landing" }],
    ["/page.tsx", { query: "query Page" }],
  ] as const;

  /** The queries that are asked, with their variables, when so many jobs are done. */
  async function asked(done: readonly string[]) {
    const graphql = jest.fn(async () => ({}));
    const jobsV2 = { complete: new Map(done.map((job) => [job, {}])) };
    const state = {
      pages: new Map<string, object>(pages),
      components: new Map<string, object>(components),
      jobsV2,
    };
    const { onPreBuild }: GatsbyNode = require("../gatsby-node");
    await onPreBuild?.(
      { graphql, store: { getState: () => state } } as unknown as BuildArgs,
      { plugins: [] },
      () => {},
    );
    return graphql.mock.calls;
  }

  it("asks every page's query, which begins its pictures, if none has been drawn yet", async () => {
    expect(await asked([])).toEqual([
      ["query Landing", { id: "home" }],
      ["query Page", { id: "about" }],
    ]);
  });

  it("asks none if there are pictures already", async () => {
    expect(await asked(["a picture"])).toEqual([]);
  });
});
