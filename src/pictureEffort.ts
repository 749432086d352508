import sharp, { type Sharp } from "sharp";

/**
 * How hard the encoders try, 0 to 9 and 0 to 6: sharp takes 4 for both, with which AVIF alone is three quarters of a
 * build. What less effort costs in bytes for the same likeness stands in the README under Decisions.
 */
export const effort = { avif: 2, webp: 2 };

/**
 * Lets sharp encode with that effort unless it is told otherwise. gatsby-plugin-sharp cannot be told: from its
 * `avifOptions` and `webpOptions` it hands on the quality alone.
 */
export function limitEffort() {
  const encoders: Pick<Sharp, "avif" | "webp"> = sharp.prototype;
  const { avif, webp } = encoders;
  encoders.avif = function (options) {
    return avif.call(this, { effort: effort.avif, ...options });
  };
  encoders.webp = function (options) {
    return webp.call(this, { effort: effort.webp, ...options });
  };
}
