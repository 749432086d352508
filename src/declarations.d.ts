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
