import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { bundle } from "../../src/build/bundle";
import { headScripts } from "../../src/build/headScripts";

const scripts = headScripts();

/** Runs a script in a document at `path` that has nothing but what leading on needs; gives where it leads. */
function runAt(path: string, script: string, dataset: Record<string, string>) {
  const { pathname, search, hash } = new URL(path, "https://www.example.com");
  const seen: string[] = [];
  const classList = { add: (name: string) => seen.push(name) };
  const style = { setProperty: (name: string, value: string) => seen.push(`${name}: ${value}`) };
  runInNewContext(script, {
    document: { currentScript: { dataset }, documentElement: { classList, style, dataset: {} } },
    history: { replaceState: (_: null, __: string, to: string) => seen.push(to) },
    console: { warn: (words: string) => seen.push(words) },
    location: { pathname, search, hash, replace: (to: string) => seen.push(to) },
  });
  return seen;
}

describe("The scripts in documents' heads", () => {
  it.each(Object.entries(scripts))("%s can stand in a script element", (_, text) => {
    expect(text).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/s);
    expect(text).not.toMatch(/<\/?script|<!--/i);
  });

  it("are the same each time, so the policy needs one hash for each", () => {
    expect(headScripts()).toEqual(scripts);
  });

  it("contain no library: the three on every page have at most 10,210 bytes", () => {
    const { prepaint, controls, startUp } = scripts;
    expect(prepaint.length + controls.length + startUp.length).toBeLessThanOrEqual(10_210);
  });

  it("take at most 1 KB to wait for the use of an exhibit", () => {
    expect(scripts.exhibits.length).toBeLessThanOrEqual(1024);
  });

  it("take at most 1 KB to wait for the search", () => {
    expect(scripts.search.length).toBeLessThanOrEqual(1024);
  });

  it("cannot be built with missing imports", () => {
    const folder = join(process.cwd(), "src/head");
    const build = (lines: string) => () => bundle(lines, folder, { format: "iife", logLevel: "silent" });
    expect(build('import { leave } from "./leave"; leave("/");')).not.toThrow();
    expect(build('import { gone } from "./leave"; gone();')).toThrow(/No matching export/);
    expect(build('import { leave } from "./gone"; leave("/");')).toThrow(/Could not resolve/);
  });
});

describe("The 404 document's script", () => {
  const routing = JSON.stringify({
    routes: ["/", "/about"],
    redirects: [{ from: "/docs/*", to: "https://docs.example.com" }],
  });

  it.each([
    ["/About/?a=1#b", "/about?a=1#b"],
    ["/docs/deep?a=1", "https://docs.example.com/deep?a=1"],
  ])("leads from %s to %s", (path, to) => {
    expect(runAt(path, scripts.notFound, { routing })).toEqual(["leaving", to]);
  });

  it.each([
    ["/no-such-page", 0],
    ["/abuot", 1],
    ["/about/us", 1],
    ["/some/Unknown%20path", 0],
    ["/a%2Fb", 0],
  ])("stays at %s, logs it, and sets %d suggestions", (path, near) => {
    const logged = `404: there is no page at ${path}`;
    expect(runAt(path, scripts.notFound, { routing })).toEqual([logged, `--near: ${near}`]);
  });

  it.each([
    ["/%E0%A4%A?a=1#b", "/~E0~A4~A?a=1#b"],
    ["/contact%00", "/contact~00"],
    ["/%25", "/~25"],
    ["/about%23us", "/about~23us"],
    ["/about%3Fus", "/about~3Fus"],
  ])("also logs %s, which Gatsby cannot read, and changes the address to %s", (path, shown) => {
    const [typed] = path.split(/[?#]/);
    expect(runAt(path, scripts.notFound, { routing }).slice(0, 2)).toEqual([
      `404: there is no page at ${typed}`,
      shown,
    ]);
  });

  it("does nothing without data in its element", () => {
    expect(runAt("/abuot", scripts.notFound, {})).toEqual([]);
  });
});

it("A redirect's document goes to its script element's target, keeping query and hash", () => {
  const to = "https://docs.example.com";
  expect(runAt("/docs/?a=1#b", scripts.redirect, { to })).toEqual(["leaving", `${to}?a=1#b`]);
});
