import fs, { appendFileSync, readFileSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { journal, lineAt } from "../src/journal";
import { segments } from "../src/rotatingJournal";
import { temporaryFolder } from "./support/temporaryFolder";

const read = <Line>(path: string) => [...journal<Line>(path).lines()].map(({ line }) => line);

const file = () => join(temporaryFolder(), "deep", "lines.jsonl");

describe("A journal", () => {
  it("has a line on the disk once it says so, also of many at once", async () => {
    const path = file();
    const { append } = journal<number>(path);
    await Promise.all(Array.from({ length: 100 }, (_, index) => append(index)));
    expect(readFileSync(path, "utf8").split("\n")).toHaveLength(101);
    expect(read(path)).toEqual(Array.from({ length: 100 }, (_, index) => index));
  });

  it("is empty before its first line", () => {
    expect(read(file())).toEqual([]);
  });

  it("passes over a line that was cut off, and loses none after it", async () => {
    const path = file();
    await journal<string>(path).append("one");
    appendFileSync(path, '"tw');
    expect(read(path)).toEqual(["one"]);
    await journal<string>(path).append("three");
    expect(read(path)).toEqual(["one", "three"]);
  });

  it("says so where a line cannot be written", async () => {
    const path = file();
    await journal<string>(path).append("a file, and no folder");
    await expect(journal<string>(join(path, "below")).append("one")).rejects.toThrow(/ENOTDIR|EEXIST/);
  });

  it("keeps nothing of what a full disk refused, and every line after it", async () => {
    const path = file();
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

  it("is read by pieces, lines across them too, and without what is no line of ours", async () => {
    const path = file();
    const { append } = journal<string>(path);
    const long = "ж".repeat(300_000);
    await append("one");
    await append(long);
    await append(long);
    appendFileSync(path, `${"x".repeat(3_000_000)}\n`);
    await append("last");
    expect(read(path)).toEqual(["one", long, long, "last"]);
  });

  it("finds a line again by its place", async () => {
    const path = file();
    const { append } = journal<string>(path);
    const places = await Promise.all(["Grüße", "two"].map(append));
    appendFileSync(path, "torn");
    places.push(await append("three"));
    expect(places.map(lineAt)).toEqual(["Grüße", "two", "three"]);
    expect([...journal(path).lines()].map(({ place }) => lineAt(place))).toEqual(["Grüße", "two", "three"]);
  });

  it("is for its owner alone", async () => {
    const path = file();
    await journal<string>(path).append("one");
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });
});

describe("A journal of several files", () => {
  it("goes on in the next file once one is full, also after a restart", async () => {
    const path = file();
    for (const line of ["a", "b", "c", "d", "e"]) await segments<string>(path, 8).append(line);
    appendFileSync(`${path}.sent`, '"none of its files"\n');
    const files = segments<string>(path, 8).files();
    expect(files.map(({ path: each }) => basename(each))).toEqual([
      "lines.jsonl",
      "lines.2.jsonl",
      "lines.3.jsonl",
    ]);
    expect(files.flatMap(({ lines }) => [...lines()].map(({ line }) => line))).toEqual([
      "a",
      "b",
      "c",
      "d",
      "e",
    ]);
    rmSync(path);
    await segments<string>(path, 8).append("f");
    expect(read(path.replace(".jsonl", ".3.jsonl"))).toEqual(["e", "f"]);
  });
});
