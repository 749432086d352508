/**
 * Draws WebP, which only browsers without AVIF load, in one size instead of all: 12 MB and half of the drawing.
 * gatsbyImageData has no sizes by format, and complains of each picture that asks for AVIF alone. So this calls what it
 * calls, gatsby-plugin-sharp's generateImageData, twice. Without this file WebP comes in every size again.
 */
import type { GatsbyCache } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { generateImageData } from "gatsby-plugin-sharp";

/** How wide a picture's WebP file is, as a part of the width asked for: a card is sharp on most screens, at 720 pixels. */
const share = 0.6;

/** The arguments of gatsbyImageData that are looked at here; all others are handed on. */
interface Asked {
  layout: string;
  width: number;
}

/** The node of a picture, and what a resolver of Gatsby's gets to see. */
interface Image {
  parent: string;
}
interface Context {
  nodeModel: { getNodeById(query: { id: string }): unknown };
}
interface Info {
  originalResolver(image: Image, asked: Asked, context: Context, info: Info): Promise<IGatsbyImageData>;
}

/** The complaint about AVIF alone is about pictures without a second format, which these have. */
const silent = { warn() {}, error: console.error };

/** For `createResolvers`: the field in place of Gatsby's own. Pictures of a fixed size stay as they are. */
export const pictureField = (cache: GatsbyCache) => ({
  async resolve(image: Image, asked: Asked, context: Context, info: Info): Promise<IGatsbyImageData> {
    if (asked.layout === "fixed") return info.originalResolver(image, asked, context, info);
    const file = context.nodeModel.getNodeById({ id: image.parent });
    const draw = (args: object) =>
      generateImageData({ file, args: { ...asked, ...args }, reporter: silent, cache });
    const width = Math.round(asked.width * share);
    const [avif, webp] = await Promise.all([
      draw({ formats: ["avif"] }),
      draw({ formats: ["webp"], width, breakpoints: [width] }),
    ]);
    const { srcSet = "", sizes = "" } = avif.images.fallback ?? {};
    const sources = [{ type: "image/avif" as const, srcSet, sizes }];
    return { ...avif, images: { fallback: webp.images.fallback, sources } };
  },
});
