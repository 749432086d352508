declare module "*.woff2" {
  const url: string;
  export default url;
}

declare module "*.css";

/** It has no types of its own; this is what the build uses of it. */
declare module "subset-font" {
  function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; variationAxes: { wght: { min: number; max: number } } },
  ): Promise<Buffer>;
  export = subsetFont;
}

declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache } from "gatsby";
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  /** What a picture's query field resolves to; its files are drawn as jobs. */
  export function generateImageData(picture: {
    file: unknown;
    args: object;
    reporter: { warn(text: string): void; error(text: string): void };
    cache: GatsbyCache;
  }): Promise<IGatsbyImageData>;
}
