import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cachedDrawing } from "../../src/framework/keptPictures";

interface Job {
  outputDir: string;
  args: { operations: { outputPath: string }[]; pluginOptions: object };
}

/** Draws "drawn" into every file of a job, and counts the jobs. */
const draw = jest.fn(async ({ outputDir, args }: Job) => {
  for (const { outputPath } of args.operations) {
    mkdirSync(dirname(join(outputDir, outputPath)), { recursive: true });
    writeFileSync(join(outputDir, outputPath), "drawn");
  }
});

let store = "";

beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), "pictures-"));
});

const jobFor = (content: string, ...names: string[]): Job => ({
  outputDir: join(mkdtempSync(join(tmpdir(), "public-")), content),
  args: { operations: names.map((outputPath) => ({ outputPath })), pluginOptions: {} },
});

const job = (...names: string[]) => jobFor("5eafood", ...names);

describe("A picture", () => {
  it("is drawn once, and then taken from the cache", async () => {
    await cachedDrawing(draw, "way", store)(job("ab/one.avif", "ab/two.avif"));
    const again = job("ab/one.avif", "ab/two.avif");
    await cachedDrawing(draw, "way", store)(again);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(readFileSync(join(again.outputDir, "ab/two.avif"), "utf8")).toBe("drawn");
  });

  it("is drawn again in another size or in another way", async () => {
    await cachedDrawing(draw, "way", store)(job("ab/one.avif"));
    await cachedDrawing(draw, "way", store)(job("ab/one.avif", "ab/three.avif"));
    await cachedDrawing(draw, "another way", store)(job("ab/one.avif"));
    expect(draw).toHaveBeenCalledTimes(3);
  });

  it("is drawn again if another picture has its name", async () => {
    await cachedDrawing(draw, "way", store)(jobFor("0ld", "ab/one.avif"));
    await cachedDrawing(draw, "way", store)(jobFor("9ew", "ab/one.avif"));
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it("is not cached if it cannot be drawn", async () => {
    const failing = cachedDrawing(() => Promise.reject(new Error("damaged")), "way", store);
    await expect(failing(job("ab/one.avif"))).rejects.toThrow("damaged");
    await cachedDrawing(draw, "way", store)(job("ab/one.avif"));
    expect(draw).toHaveBeenCalledTimes(1);
  });
});
