import { mkdtempSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { drawPicture } from "../../src/framework/drawPicture";

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
const source = join(folder, "source.png");
const pluginOptions = { defaultQuality: 50, failOn: "warning" as const };

/** What the plugin itself asks for in a job: four files of one picture. */
const operations = ["avif", "webp", "jpg", "png"].map((toFormat) => ({
  outputPath: `${toFormat}/picture.${toFormat}`,
  args: { width: 60.4, height: 40, toFormat, quality: 70, fit: "cover" as const, cropFocus: 17 },
}));

beforeAll(async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  await sharp({ create: { width: 200, height: 100, channels: 3, background: "#808080", noise } })
    .png()
    .toFile(source);
});

const job = (path = source) => ({
  inputPaths: [{ path }],
  outputDir: folder,
  args: { operations, pluginOptions },
});

it("draws each file of a job in its size and format", async () => {
  await drawPicture(job());
  const seen = await Promise.all(
    operations.map(async ({ outputPath }) => {
      const { width, height, format } = await sharp(join(folder, outputPath)).metadata();
      return [width, height, format];
    }),
  );
  expect(seen).toEqual(["heif", "webp", "jpeg", "png"].map((format) => [60, 40, format]));
});

it("draws what gatsby-plugin-sharp would draw, in about as many bytes", async () => {
  await drawPicture(job());
  const { processFile } = require("gatsby-plugin-sharp/process-file");
  const own = mkdtempSync(join(tmpdir(), "plugin-"));
  const transforms = operations.map(({ outputPath, args }) => ({ outputPath: join(own, outputPath), args }));
  await processFile(source, transforms, { ...pluginOptions, stripMetadata: true });
  for (const { outputPath } of operations) {
    const [ours, theirs] = await Promise.all(
      [folder, own].map((place) => sharp(join(place, outputPath)).removeAlpha().raw().toBuffer()),
    );
    const apart = ours?.reduce((sum, byte, at) => sum + Math.abs(byte - (theirs?.[at] ?? 0)), 0) ?? 0;
    expect(apart / (ours?.length ?? 1)).toBeLessThan(8);
    const [size, other] = [folder, own].map((place) => statSync(join(place, outputPath)).size);
    expect((size ?? 0) / (other ?? 1)).toBeLessThan(1.3);
  }
});

it("names the picture that is damaged", async () => {
  const damaged = join(folder, "damaged.png");
  writeFileSync(damaged, "no picture");
  await expect(drawPicture(job(damaged))).rejects.toThrow("damaged.png");
});
