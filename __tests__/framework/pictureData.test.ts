import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GatsbyCache } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import sharp from "sharp";
import { pictureField } from "../../src/framework/pictureData";

const pluginSharp = jest.requireActual("gatsby-plugin-sharp");
jest.spyOn(pluginSharp, "batchQueueImageResizing").mockImplementation((...args) => {
  const [{ transforms }] = args as [{ transforms: { width: number; toFormat: string }[] }];
  return transforms.map(({ width, toFormat }) => ({ src: `/${width}.${toFormat}`, width, aspectRatio: 2 }));
});

const kept = new Map<string, unknown>();
const cache = {
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => void kept.set(key, value),
} as unknown as GatsbyCache;
const absolutePath = join(mkdtempSync(join(tmpdir(), "field-")), "scene.png");
const file = { absolutePath, relativePath: "scene.png", extension: "png", internal: { contentDigest: "1" } };
const theirs: IGatsbyImageData = { layout: "fixed", width: 1, height: 1, images: {} };

/** What a query gets for a picture of 1,600 × 800. */
const ask = (asked: { layout: string; width: number; breakpoints?: number[] }) =>
  pictureField(cache).resolve(
    { parent: "file" },
    asked,
    { nodeModel: { getNodeById: () => file } },
    { originalResolver: async () => theirs },
  );

beforeAll(() =>
  sharp({ create: { width: 1600, height: 800, channels: 3, background: "#123" } }).toFile(absolutePath),
);

it("a picture comes as AVIF in every size, and as WebP in one", async () => {
  const { width, height, images } = await ask({
    layout: "constrained",
    width: 1200,
    breakpoints: [240, 480, 1200],
  });
  expect([width, height]).toEqual([1200, 600]);
  expect(images.sources?.map(({ type, srcSet }) => [type, srcSet.replace(/\s+/g, " ")])).toEqual([
    ["image/avif", "/240.avif 240w, /480.avif 480w, /1200.avif 1200w"],
  ]);
  expect(images.fallback?.src).toBe("/720.webp");
  expect(images.fallback?.srcSet).toBe("/720.webp 720w");
});

it("a picture of a fixed size stays as Gatsby makes it", async () => {
  expect(await ask({ layout: "fixed", width: 264 })).toBe(theirs);
});
