/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compile } from "../../src/content/compile";
import { decode } from "../../src/content/doctor/decode";
import { examine } from "../../src/content/doctor/examine";
import { parseFile } from "../../src/content/parse";
import { readSources } from "../../src/content/read";
import { files, page } from "../../src/content/schema";
import { contentCopy } from "../support/content";
import { dataFolder } from "../support/site";

/** The same numbers in every run (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const pieces = [
  ..."[]{}:#-?*&!|>'\"%@`\t\r\n,~ ",
  ...[
    "\n---\n",
    ": ",
    "<script>",
    "javascript:x",
    "../",
    "null",
    "true",
    "no",
    "1.0",
    "*a",
    "&a ",
    "<<: ",
    "!!js ",
  ],
  ...[
    "__proto__: 1\n",
    "constructor: x\n",
    "{ toString: 1 }",
    "\u0000",
    "\u202e",
    "\ufeff",
    "é",
    "{claim:x}",
    "😀",
  ],
];

const random = randomFrom(20261121);

/** Puts a piece in, takes some away, doubles some, or swaps two lines. */
function mutate(text: string): string {
  const at = random(text.length + 1);
  const length = 1 + random(12);
  switch (random(5)) {
    case 0:
      return text.slice(0, at) + text.slice(at + length);
    case 1:
      return text.slice(0, at) + text.slice(at, at + length * 4).repeat(2) + text.slice(at + length * 4);
    case 2: {
      const lines = text.split("\n");
      const [a, b] = [random(lines.length), random(lines.length)];
      [lines[a], lines[b]] = [lines[b] ?? "", lines[a] ?? ""];
      return lines.join("\n");
    }
    default:
      return text.slice(0, at) + pieces[random(pieces.length)] + text.slice(at);
  }
}

const mutated = (text: string) => {
  let result = text;
  for (let count = 1 + random(3); count > 0; count--) result = mutate(result);
  return result;
};

it("reads two thousand damaged real files, and says where each fault is", () => {
  const sources = readSources(dataFolder);
  const real = [...sources.pages, ...Object.values(sources.shared)].filter(
    ({ source }) => source.length < 9000,
  );
  const until = Date.now() + 20_000;
  let read = 0;
  for (; read < 2000 && Date.now() < until; read++) {
    const { name, source } = real[random(real.length)] as (typeof real)[number];
    const text = mutated(source);
    const decoded = decode(Buffer.from(text));
    if (!decoded.ok) continue;
    const schema = name.startsWith("pages/") ? page : files[name.slice(0, -5) as keyof typeof files];
    const file = parseFile<unknown>(name, decoded.text, schema);
    expect(file.content === undefined).toBe(file.faults.length > 0);
    for (const { line, column, problem, expected } of [...file.faults, ...file.warnings]) {
      expect(line).toBeLessThanOrEqual(text.split("\n").length);
      expect(column).toBeGreaterThan(0);
      expect(problem.length * expected.length).toBeGreaterThan(0);
    }
  }
  expect(read).toBeGreaterThan(200);
}, 40_000);

it("looks at a whole folder with a damaged file, and what it accepts compiles", () => {
  const folder = contentCopy();
  const names = [
    "pages/index.yaml",
    "pages/about.yaml",
    "site.yaml",
    "menus.yaml",
    "claims.yaml",
    "news.yaml",
  ];
  const originals = new Map(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
  const until = Date.now() + 15_000;
  let accepted = 0;
  for (let round = 0; round < 400 && Date.now() < until; round++) {
    const name = names[random(names.length)] as string;
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, mutated(originals.get(name) as string));
    const sources = readSources(folder);
    if (examine(sources).faults.length === 0) {
      accepted += 1;
      const html = JSON.stringify(compile(sources));
      expect(html).not.toMatch(/<script|href=\\"javascript:|onerror=\w+\\?">/i);
    }
    writeFileSync(path, originals.get(name) as string);
  }
  expect(accepted).toBeGreaterThan(0);
}, 40_000);
