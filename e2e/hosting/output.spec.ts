import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { sha256 } from "../../src/build/release";
import { filesBelow } from "../../src/content/read/folders";
import { test } from "../support/test";
import { routes } from "./support/addresses";
import { builtFiles } from "./support/built";

const read = (name: string) => readFileSync(`public/${name}`, "utf8");
const documents = builtFiles.all.filter((name) => name.endsWith(".html"));

test("a disk that ignores letter case loses nothing: files with the same name there have the same content", () => {
  const kept = new Map<string, string>();
  for (const name of builtFiles.all) {
    const hash = sha256(readFileSync(`public/${name}`));
    const small = name.toLowerCase();
    expect(kept.get(small) ?? hash, name).toBe(hash);
    kept.set(small, hash);
  }
});

test("there are no source maps, no files of earlier builds and nothing of the build's own", () => {
  expect(
    builtFiles.all.filter((name) => /\.map$|^_gatsby|^~partytown|stats\.json|chunk-map/.test(name)),
  ).toEqual([]);
  const bundles = builtFiles.all.filter((name) => /^app-[0-9a-f]{20}\.js$/.test(name));
  expect(bundles).toHaveLength(1);
  for (const name of builtFiles.all.filter((file) => file.endsWith(".js")))
    expect(read(name), name).not.toContain("sourceMappingURL");
});

test("files in static/ are served as they are", () => {
  const files = filesBelow("static");
  expect(files.length).toBeGreaterThan(0);
  for (const name of files) expect(read(name), name).toBe(readFileSync(`static/${name}`, "utf8"));
});

test("every page has a document with and without a folder, the same", () => {
  for (const route of routes.filter((path) => path !== "/"))
    expect(read(`${route.slice(1)}.html`)).toBe(read(`${route.slice(1)}/index.html`));
});

test("every document begins with its policy and names no generator", () => {
  for (const name of documents) {
    const html = read(name);
    expect(html, name).toMatch(/<head>\s*<meta http-equiv="Content-Security-Policy"/);
    expect(html, name).not.toMatch(/name="generator"/i);
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
    const scripts = policy.split("; ").find((directive) => directive.startsWith("script-src"));
    expect(scripts, name).toMatch(/^script-src 'self'( 'sha256-[\w+/]{43}=')+$/);
    expect(policy, name).not.toContain("unsafe-eval");
  }
});

test("release.json holds every file with its hash", () => {
  const { commit, files } = JSON.parse(read("release.json"));
  expect(commit).toMatch(/^[0-9a-f]{40}/);
  const others = builtFiles.all.filter((name) => name !== "release.json");
  expect(Object.keys(files).sort()).toEqual(others.sort());
  for (const name of others) expect(files[name], name).toBe(sha256(readFileSync(`public/${name}`)));
});
