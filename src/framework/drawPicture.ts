import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";

/**
 * How hard the encoders try: 0 to 9 for AVIF, 0 to 6 for WebP. At sharp's default of 4 for both, AVIF alone takes
 * three quarters of a build. What the smaller effort costs in bytes: docs/decisions/0011-pictures.md.
 */
export const effort = { avif: 2, webp: 2 };

/** One of Gatsby's picture jobs (gatsby-plugin-sharp/gatsby-worker.js), reduced to what this site needs. */
export interface PictureJob {
  inputPaths: { path: string }[];
  outputDir: string;
  args: { operations: { outputPath: string; args: Picture }[]; pluginOptions: PluginOptions };
}

/** The plugin's own options, which every job carries. */
interface PluginOptions {
  defaultQuality: number;
  failOn?: sharp.FailOnOptions;
}

/** One output file: a size and format of the picture. */
interface Picture {
  width?: number;
  height?: number;
  toFormat: string;
  quality?: number;
  fit?: keyof sharp.FitEnum;
  cropFocus?: number | string;
  background?: string;
}

/** The encoder for each format. Gatsby's plugin would only pass on the quality. */
const encoders: Record<string, (quality: number) => (picture: sharp.Sharp) => sharp.Sharp> = {
  avif: (quality) => (picture) => picture.avif({ quality, effort: effort.avif }),
  webp: (quality) => (picture) => picture.webp({ quality, effort: effort.webp }),
  jpg: (quality) => (picture) => picture.jpeg({ quality, progressive: true }),
  png: (quality) => (picture) => picture.png({ quality, compressionLevel: 9, adaptiveFiltering: false }),
};

/** Draws every file of a job. Rejects, naming the picture, if it is damaged or the format is unknown. */
export async function drawPicture({
  inputPaths,
  outputDir,
  args: { operations, pluginOptions },
}: PictureJob) {
  const [{ path } = { path: "" }] = inputPaths;
  const source = sharp(path, { failOn: pluginOptions.failOn ?? "warning" });
  await Promise.all(
    operations.map(async ({ outputPath, args: { quality, toFormat, ...size } }) => {
      const encode = encoders[toFormat];
      if (!encode) throw new Error(`${path}: there is no encoder for ${toFormat}.`);
      const file = join(outputDir, outputPath);
      await mkdir(dirname(file), { recursive: true });
      await encode(quality ?? pluginOptions.defaultQuality)(resized(source, size)).toFile(file);
    }),
  ).catch((error: Error) => {
    throw new Error(`${path}: ${error.message}`);
  });
}

/** Rotated the way the camera recorded it (EXIF), then resized. */
function resized(
  source: sharp.Sharp,
  { width, height, fit, cropFocus, background }: Omit<Picture, "toFormat">,
) {
  const round = (length?: number) => (length === undefined ? undefined : Math.round(length));
  return source
    .clone()
    .rotate()
    .resize({
      ...definedOf({ width: round(width), height: round(height), fit, position: cropFocus, background }),
    });
}

const definedOf = (values: object) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as sharp.ResizeOptions;
