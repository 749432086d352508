import { imageSize } from "image-size";
import type { PictureType } from "../model/facts";

export interface ImageSize {
  type: PictureType;
  width: number;
  height: number;
}

const shown: readonly string[] = ["png", "jpg", "webp", "avif", "svg"] satisfies PictureType[];

const isShown = (type: string | undefined): type is PictureType => type !== undefined && shown.includes(type);

/** A picture's type and size in pixels, from its bytes; undefined if the site cannot show it. */
export function sizeIn(bytes: Buffer): ImageSize | undefined {
  try {
    const { type, width, height } = imageSize(bytes);
    return isShown(type) ? { type, width, height } : undefined;
  } catch {
    return undefined;
  }
}
