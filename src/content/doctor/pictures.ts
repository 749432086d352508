import { readFileSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { Sources } from "../read";
import type { Check, Findings } from "./findings";
import { type ImageSize, imageSize } from "./imageSize";
import { type Frame, frames, longestAlt, needsAlt } from "./layout";
import { eachValue, type Value, valueIn } from "./roles";
import { activePartOf } from "./svg";

const pictureEnding = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
const largest = { bytes: 12_000_000, svgBytes: 1_000_000, side: 12_000 };

/** The picture files themselves, then the places that show them, then the words for people who cannot see them. */
export const checkPictures: Check = (sources, findings) => {
  const sizes = new Map<string, ImageSize>();
  for (const name of sources.assets) {
    if (!pictureEnding.test(name)) continue;
    const size = checkFile(sources, name, findings);
    if (size) sizes.set(name, size);
  }
  eachValue(sources, (value) => {
    const size = value.kind === "file" ? sizes.get(value.value) : undefined;
    if (size) checkPlace(value, size, sizes, findings);
    if (value.role.endsWith(".alt")) checkAlt(value, findings);
  });
};

function checkFile(sources: Sources, name: string, { faults, warnings }: Findings): ImageSize | undefined {
  const path = join(sources.folder, name);
  const say = (list: Findings["faults"], problem: string, expected: string) => {
    list.push({ file: `data/${name}`, line: 1, column: 1, problem, expected });
    return undefined;
  };
  const { size: bytes } = statSync(path);
  const isSvg = /\.svg$/i.test(name);
  if (bytes > (isSvg ? largest.svgBytes : largest.bytes)) {
    const most = (isSvg ? largest.svgBytes : largest.bytes) / 1_000_000;
    return say(
      faults,
      `The picture is too large: ${Math.ceil(bytes / 1_000_000)} MB.`,
      `Use at most ${most} MB.`,
    );
  }
  const size = imageSize(path);
  if (!size) {
    return say(
      faults,
      "This is not a picture that browsers show.",
      "Use a PNG, JPEG, WebP, AVIF or SVG file.",
    );
  }
  if (Math.max(size.width, size.height) > largest.side) {
    return say(
      faults,
      `The picture measures ${measure(size)} pixels.`,
      `Use at most ${largest.side} on either side; 2400 is enough for every place.`,
    );
  }
  const ending = extname(name).slice(1).toLowerCase().replace("jpeg", "jpg");
  if (ending !== size.type) {
    return say(
      faults,
      `This is a ${size.type} picture with the ending .${ending}.`,
      `Name it .${size.type}.`,
    );
  }
  if (isSvg) {
    const active = activePartOf(readFileSync(path, "utf8"));
    if (active) {
      const { what, line, column } = active;
      faults.push({
        file: `data/${name}`,
        line,
        column,
        problem: `The picture holds ${what}.`,
        expected:
          "A picture only draws. Export it again as plain SVG, without scripts and without outside files.",
      });
    }
  }
  if (/[^\w./-]/.test(name)) {
    say(
      warnings,
      "The file's name has a space or a special sign.",
      "Use letters, digits, hyphens and a dot.",
    );
  }
  return size;
}

function checkPlace(value: Value, size: ImageSize, sizes: Map<string, ImageSize>, { warnings }: Findings) {
  const frame = frameOf(value);
  const { file, path } = value;
  if (path.at(-1) === "dark") {
    const light = sizes.get(String(valueIn(file.content, [...path.slice(0, -1), "src"])));
    if (light && differs(size.width / size.height, light.width / light.height)) {
      warnings.push(
        file.fault(
          path,
          `The dark picture (${measure(size)}) has another shape than the light one (${measure(light)}).`,
          "Give both the same width and height.",
        ),
      );
      return;
    }
  }
  if (!frame || size.type === "svg") return;
  if (frame.exact && (size.width !== frame.shape?.[0] || size.height !== frame.shape[1])) {
    warnings.push(
      file.fault(path, `This icon measures ${measure(size)} pixels.`, `It should be ${wanted(frame)}.`),
    );
  } else if (frame.shape && differs(size.width / size.height, frame.shape[0] / frame.shape[1])) {
    warnings.push(
      file.fault(
        path,
        `The picture measures ${measure(size)} pixels: its shape is not that of its place.`,
        `What stands out is cut away. Use ${wanted(frame)}, or another size of that shape.`,
      ),
    );
  } else if (size.width < frame.width) {
    warnings.push(
      file.fault(
        path,
        `The picture is small: ${measure(size)} pixels.`,
        `Its place needs a width of at least ${frame.width} to be sharp.`,
      ),
    );
  }
}

/** The frame of a picture's place: its variant's, where the section has variants. */
function frameOf({ file, path, role }: Value): Frame | undefined {
  const place = role.replace(/\.(?:src|dark)$/, "");
  if (path[0] !== "sections") return frames[place];
  const { frame, layout } = (valueIn(file.content, path.slice(0, 2)) ?? {}) as Record<string, string>;
  const [type, ...rest] = place.split(".");
  return frames[[`${type}#${frame ?? layout}`, ...rest].join(".")] ?? frames[place];
}

function checkAlt({ file, path, value, role }: Value, { faults, warnings }: Findings) {
  const source = String(valueIn(file.content, [...path.slice(0, -1), "src"]));
  const stem = basename(source, extname(source)).toLowerCase();
  if (pictureEnding.test(value.trim()) || (value !== "" && value.trim().toLowerCase() === stem)) {
    faults.push(
      file.fault(
        path,
        `"${value}" is the name of a file.`,
        'Say what the picture shows, for people who cannot see it; "" marks it as decoration.',
      ),
    );
  } else if (value.trim() === "" && needsAlt.includes(role)) {
    warnings.push(
      file.fault(path, '"alt" is empty.', "This picture is more than decoration: say what it shows and why."),
    );
  } else if (value.length > longestAlt) {
    warnings.push(
      file.fault(
        path,
        `"alt" is long: ${value.length} characters.`,
        `Say it in ${longestAlt}; the rest is text.`,
      ),
    );
  } else if (/^(?:image|picture|photo|screenshot|graphic) of\b/i.test(value)) {
    warnings.push(
      file.fault(
        path,
        '"alt" says that it is a picture.',
        "Screen readers say so already: begin with what it shows.",
      ),
    );
  }
}

const measure = ({ width, height }: ImageSize) => `${width} × ${height}`;
const wanted = ({ shape }: Frame) => `${shape?.[0]} × ${shape?.[1]} pixels`;
/** Three in a hundred is a rounding, not another shape. */
const differs = (a: number, b: number) => Math.abs(a / b - 1) > 0.03;
