import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { examine } from "../../src/content/check/examine";
import type { CheckResult } from "../../src/content/check/findings";
import type { Finding } from "../../src/content/read/faults";
import { readSources } from "../../src/content/read/sources";
import { blankPicture } from "./picture";

/** Pictures of the small content folder, by width and height. */
const pictures: Record<string, [width: number, height: number]> = {
  "blank.png": [1200, 800],
  "social.png": [1200, 630],
  "scene.png": [1200, 800],
  "first.png": [1280, 720],
  "news.png": [1280, 720],
  "icons/32.png": [32, 32],
  "icons/180.png": [180, 180],
  "icons/192.png": [192, 192],
  "icons/512.png": [512, 512],
};

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1H0z"/></svg>';

const folders: string[] = [];

/** A new folder that is removed after the test file. */
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
  mkdirSync(join(folder, "images/icons"), { recursive: true });
  for (const name of ["logo.svg", "night.svg"]) writeFileSync(join(folder, "images", name), logo);
  for (const [name, size] of Object.entries(pictures)) {
    writeFileSync(join(folder, "images", name), blankPicture(...size));
  }
  return folder;
}

/** An edit of a file: a function of its text, new content, or null to remove it. */
export type Edit = ((text: string) => string) | string | Buffer | null;

export function edit(folder: string, edits: Record<string, Edit>) {
  for (const [name, change] of Object.entries(edits)) {
    const path = join(folder, name);
    if (change === null) {
      rmSync(path);
    } else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, typeof change === "function" ? changed(path, change) : change);
    }
  }
}

function changed(path: string, change: (text: string) => string): string {
  const before = readFileSync(path, "utf8");
  const after = change(before);
  if (after === before) throw new Error(`The edit changes nothing in ${path}`);
  return after;
}

/** The day on which the small content folder is checked: nothing in it is overdue or in the future. */
export const today = "2026-11-21";

let checked: string | undefined;

/**
 * What the check finds in the small content folder after some edits. All checks of a test file use one copy of the folder,
 * and their edits are taken back: to make a copy takes longer than to check it.
 */
export function findingsAfter(edits: Record<string, Edit>): CheckResult {
  const folder = checked ?? contentCopy();
  const before = Object.keys(edits).map((name) => [name, contentOf(join(folder, name))] as const);
  // Edits that make folders are not taken back: the next check gets a copy of its own.
  checked = before.every(([name]) => existsSync(dirname(join(folder, name)))) ? folder : undefined;
  edit(folder, edits);
  const findings = examine(readSources(folder), today);
  for (const [name, content] of before) {
    if (content) writeFileSync(join(folder, name), content);
    else rmSync(join(folder, name), { recursive: true, force: true });
  }
  return findings;
}

const contentOf = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);

/** Only the faults. */
export const faultsAfter = (edits: Record<string, Edit>): Finding[] => findingsAfter(edits).faults;

/** An edit that replaces one piece of text. */
export const swap = (from: string, to: string) => (text: string) => text.replace(from, () => to);

/** A fault as one line: data/pages/index.yaml:3:1 What is wrong. What was expected. */
export const inOneLine = ({ file, line, column, problem, expected }: Finding) =>
  `${file}:${line}:${column} ${problem} ${expected}`;
