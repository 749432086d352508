import { basename, extname } from "node:path";
import { bestSize } from "../derive/needs";
import { forVariant } from "../derive/walk";
import type { PictureFacts } from "../model/facts";
import { quote } from "../read/faults";
import type { Check, Findings } from "./findings";
import type { ImageSize } from "./imageSize";
import { checkFiles, measure, pictureEnding } from "./pictureFiles";
import { allValues, type Value, valueIn } from "./values";

/** Pictures in their places, and their alt texts. */
export const checkPictures: Check = (sources, findings) => {
  const sizes = checkFiles(sources, findings);
  for (const value of allValues(sources)) {
    if (value.facts.kind === "file" && sources.assets.has(value.value)) checkPlace(value, sizes, findings);
    if (value.facts.alt) checkAlt(value, findings);
  }
};

function checkPlace(value: Value, sizes: Map<string, ImageSize>, { fault, warn }: Findings) {
  const { file, path } = value;
  const size = sizes.get(value.value);
  const place = pictureFactsOf(value);
  if (!pictureEnding.test(value.value) || (size && !place?.types.includes(size.type))) {
    const wanted = (place?.types ?? []).map((type) => type.toUpperCase());
    fault(
      { file, path },
      `${quote(value.value)} cannot be shown here.`,
      `Use a picture in ${wanted.length > 1 ? "one of these formats: " : ""}${wanted.join(", ")}.`,
    );
  }
  if (!size) return;
  const frame = forVariant(place?.frame, value);
  if (value.facts.darkOf) {
    const light = sizes.get(String(valueIn(file.known, [...path.slice(0, -1), value.facts.darkOf])));
    if (light && differs(size.width / size.height, light.width / light.height)) {
      warn(
        { file, path },
        `The dark picture (${measure(size)}) is a different shape from the light one (${measure(light)}).`,
        "Give both the same width and height.",
      );
      return;
    }
  }
  if (!frame || size.type === "svg") return;
  if (frame.exact && (size.width !== frame.best?.[0] || size.height !== frame.best[1])) {
    warn({ file, path }, `This icon measures ${measure(size)} pixels.`, `It should be ${bestSize(frame)}.`);
  } else if (frame.best && differs(size.width / size.height, frame.best[0] / frame.best[1])) {
    warn(
      { file, path },
      `The picture measures ${measure(size)} pixels: that is not the shape of its place.`,
      `The rest is cut off. Use ${bestSize(frame)}, or another size of the same shape.`,
    );
  } else if (size.width < frame.width) {
    warn(
      { file, path },
      `The picture is small: ${measure(size)} pixels.`,
      `To look sharp here, it needs a width of at least ${frame.width}.`,
    );
  }
}

/** What a picture's field, or an enclosing one, requires of pictures. */
const pictureFactsOf = ({ facts, ancestors }: Value): PictureFacts | undefined =>
  [facts, ...ancestors.map((group) => group.facts)].find(({ picture }) => picture)?.picture;

function checkAlt(found: Value, { fault, warn }: Findings) {
  const { file, path, value } = found;
  const source = String(valueIn(file.known, [...path.slice(0, -1), "src"]));
  const stem = basename(source, extname(source)).toLowerCase();
  if (pictureEnding.test(value.trim()) || (value !== "" && value.trim().toLowerCase() === stem)) {
    fault(
      { file, path },
      `"${value}" is a file name.`,
      'Say what the picture shows, for people who cannot see it; "" marks it as decoration.',
    );
  } else if (value.trim() === "" && pictureFactsOf(found)?.meaningful) {
    warn(
      { file, path },
      '"alt" is empty.',
      "This picture is more than decoration: say what it shows and why.",
    );
  } else if (/^(?:image|picture|photo|screenshot|graphic) of\b/i.test(value)) {
    warn(
      { file, path },
      '"alt" says that it is a picture.',
      "Screen readers already say so: start with what it shows.",
    );
  }
}

/** A difference of up to 3% is rounding, not a different shape. */
const differs = (a: number, b: number) => Math.abs(a / b - 1) > 0.03;
