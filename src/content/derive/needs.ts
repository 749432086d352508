import { type Facts, type Frame, hasVariants } from "../model/facts";

/** What a field requires, as a sentence for its hover help and the guide; empty if it requires nothing special. */
export function needsOf({ fewest, most, picture }: Facts): string {
  if (most !== undefined) return fewest ? `${fewest} to ${most} characters.` : `At most ${most} characters.`;
  const frame = picture?.frame;
  if (!frame) return "";
  if (!hasVariants(frame)) return `Best size: ${bestSize(frame)}.`;
  const sizes = Object.entries(frame.of).map(([variant, size]) => `${bestSize(size)} (${variant})`);
  return `Best size: ${sizes.join(", ")}.`;
}

/** The size that a picture in this place should have, such as 1200 × 800 pixels. */
export const bestSize = ({ width, best }: Frame) =>
  best ? `${best[0]} × ${best[1]} pixels` : `at least ${width} pixels wide`;
