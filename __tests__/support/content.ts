import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { stringify } from "yaml";
import { checkContent } from "../../src/content/check";
import type { Fault } from "../../src/content/faults";
import { readSources } from "../../src/content/read";
import { files } from "../../src/content/schema";

const pictures = ["logo.svg", "icon.png", "blank.png", "social.png", "scene.png"];

const folders: string[] = [];

/** A fresh folder that goes away with the test file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "content-test-"));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A copy of the small content folder beside this file, which has no faults. */
export function contentCopy(): string {
  const folder = temporaryFolder();
  cpSync(join(__dirname, "content"), folder, { recursive: true });
  mkdirSync(join(folder, "images"));
  for (const name of pictures) writeFileSync(join(folder, "images", name), name);
  writeFileSync(join(folder, "words.yaml"), stringify(plainWords()));
  return folder;
}

/** words.yaml has many fields of one kind: each of them says its own name. */
const plainWords = () =>
  Object.fromEntries(
    Object.entries(files.words.shape).map(([group, schema]) => [
      group,
      Object.fromEntries(Object.keys(schema.shape).map((name) => [name, name])),
    ]),
  );

/** What happens to a file: its text is put through a function, it is written anew, or it is removed (null). */
export type Edit = ((text: string) => string) | string | null;

export function edit(folder: string, edits: Record<string, Edit>) {
  for (const [name, change] of Object.entries(edits)) {
    const path = join(folder, name);
    if (change === null) {
      rmSync(path);
    } else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, typeof change === "string" ? change : changed(path, change));
    }
  }
}

function changed(path: string, change: (text: string) => string): string {
  const before = readFileSync(path, "utf8");
  const after = change(before);
  if (after === before) throw new Error(`The edit changes nothing in ${path}`);
  return after;
}

/** The faults of the small content folder after some edits. */
export function faultsAfter(edits: Record<string, Edit>): Fault[] {
  const folder = contentCopy();
  edit(folder, edits);
  return checkContent(readSources(folder));
}

/** An edit that replaces one piece of text. */
export const swap = (from: string, to: string) => (text: string) => text.replace(from, () => to);

/** A fault as one line: data/pages/index.yaml:3:1 What is wrong. What was expected. */
export const said = ({ file, line, column, problem, expected }: Fault) =>
  `${file}:${line}:${column} ${problem} ${expected}`;
