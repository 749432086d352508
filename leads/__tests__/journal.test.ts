import fs, { appendFileSync, readFileSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { journal, readEntry } from "../src/journal";
import { rotatingJournal } from "../src/rotatingJournal";
import { temporaryFolder } from "./support/temporaryFolder";

const read = <Entry>(path: string) => [...journal<Entry>(path).entries()].map(({ entry }) => entry);

const newPath = () => join(temporaryFolder(), "deep", "entries.jsonl");

afterEach(() => {
  jest.restoreAllMocks();
});

describe("A journal", () => {
  it("has each entry on the disk once append resolves, even if many arrive at once", async () => {
    const path = newPath();
    const { append } = journal<number>(path);
    await Promise.all(Array.from({ length: 100 }, (_, index) => append(index)));
    expect(readFileSync(path, "utf8").split("\n")).toHaveLength(101);
    expect(read(path)).toEqual(Array.from({ length: 100 }, (_, index) => index));
  });

  it("is empty before its first entry", () => {
    expect(read(newPath())).toEqual([]);
  });

  it("is not taken for empty if it can't be opened", async () => {
    const path = newPath();
    await journal<string>(path).append("a file, not a folder");
    expect(() => read(join(path, "below"))).toThrow(/ENOTDIR/);
  });

  it("skips a line that was cut off, and loses none after it", async () => {
    const path = newPath();
    await journal<string>(path).append("one");
    appendFileSync(path, '"tw');
    expect(read(path)).toEqual(["one"]);
    await journal<string>(path).append("three");
    expect(read(path)).toEqual(["one", "three"]);
  });

  it("rejects if an entry cannot be written", async () => {
    const path = newPath();
    await journal<string>(path).append("a file, not a folder");
    await expect(journal<string>(join(path, "below")).append("one")).rejects.toThrow(/ENOTDIR|EEXIST/);
  });

  it("contains nothing of an entry that a full disk rejected, and every entry after it", async () => {
    const path = newPath();
    const { append } = journal<string>(path);
    await append("one");
    const write = fs.appendFileSync;
    jest.spyOn(fs, "appendFileSync").mockImplementationOnce((to, text) => {
      write(to, String(text).slice(0, 3));
      throw new Error("ENOSPC");
    });
    await expect(append("two, which does not fit")).rejects.toThrow("ENOSPC");
    await append("three");
    expect(readFileSync(path, "utf8")).toBe('"one"\n"three"\n');
  });

  it("is read in chunks, including entries that span two, and skips what is no entry", async () => {
    const path = newPath();
    const { append } = journal<string>(path);
    const long = "ж".repeat(300_000);
    await append("one");
    await append(long);
    await append(long);
    appendFileSync(path, `${"x".repeat(3_000_000)}\n`);
    await append("last");
    expect(read(path)).toEqual(["one", long, long, "last"]);
  });

  it("finds an entry again by its location", async () => {
    const path = newPath();
    const { append } = journal<string>(path);
    const locations = await Promise.all(["Grüße", "two"].map(append));
    appendFileSync(path, "torn");
    locations.push(await append("three"));
    expect(locations.map(readEntry)).toEqual(["Grüße", "two", "three"]);
    expect([...journal(path).entries()].map(({ location }) => readEntry(location))).toEqual([
      "Grüße",
      "two",
      "three",
    ]);
  });

  it("is readable by its owner alone", async () => {
    const path = newPath();
    await journal<string>(path).append("one");
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });
});

describe("A rotating journal", () => {
  it("starts a new file once one is full, also after a restart", async () => {
    const path = newPath();
    for (const entry of ["a", "b", "c", "d", "e"]) await rotatingJournal<string>(path, 8).append(entry);
    appendFileSync(`${path}.sent`, '"none of its files"\n');
    const files = rotatingJournal<string>(path, 8).files();
    expect(files.map(({ path: each }) => basename(each))).toEqual([
      "entries.jsonl",
      "entries.2.jsonl",
      "entries.3.jsonl",
    ]);
    const all = files.flatMap(({ entries }) => [...entries()].map(({ entry }) => entry));
    expect(all).toEqual(["a", "b", "c", "d", "e"]);
    rmSync(path);
    await rotatingJournal<string>(path, 8).append("f");
    expect(read(path.replace(".jsonl", ".3.jsonl"))).toEqual(["e", "f"]);
  });
});
