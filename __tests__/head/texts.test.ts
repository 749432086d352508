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

  it("are the same each time, so that one hash in the policy stands for them", () => {
    expect(headScripts()).toEqual(scripts);
  });

  it("bring no library along: the three of every page are 9,300 bytes at most", () => {
    const { prepaint, controls, startUp } = scripts;
    expect(prepaint.length + controls.length + startUp.length).toBeLessThanOrEqual(9300);
  });

  it("wait for the use of an exhibit with 1 KB at most", () => {
    expect(scripts.exhibits.length).toBeLessThanOrEqual(1024);
  });

  it("wait for the search with 1 KB at most", () => {
    expect(scripts.search.length).toBeLessThanOrEqual(1024);
  });

  it("cannot be built with what does not exist", () => {
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
  ])("stays at %s, logs it, and says that %d pages are near", (path, near) => {
    const logged = `404: there is no page at ${path}`;
    expect(runAt(path, scripts.notFound, { routing })).toEqual([logged, `--near: ${near}`]);
  });

  it.each([
    ["/%E0%A4%A?a=1#b", "/~E0~A4~A?a=1#b"],
    ["/contact%00", "/contact~00"],
    ["/%25", "/~25"],
    ["/about%23us", "/about~23us"],
    ["/about%3Fus", "/about~3Fus"],
  ])("logs %s as well, which Gatsby cannot read, and gives it an address that it can: %s", (path, shown) => {
    const [typed] = path.split(/[?#]/);
    expect(runAt(path, scripts.notFound, { routing }).slice(0, 2)).toEqual([
      `404: there is no page at ${typed}`,
      shown,
    ]);
  });

  it("does nothing where its element says nothing", () => {
    expect(runAt("/abuot", scripts.notFound, {})).toEqual([]);
  });
});

it("A redirect's document leads where its script element says, search and hash kept", () => {
  const to = "https://docs.example.com";
  expect(runAt("/docs/?a=1#b", scripts.redirect, { to })).toEqual(["leaving", `${to}?a=1#b`]);
});
