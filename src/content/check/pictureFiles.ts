import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { remember } from "../read/results";
import type { Sources } from "../read/sources";
import type { CheckResult } from "./findings";
import { damageIn } from "./imageDamage";
import { type ImageSize, sizeIn } from "./imageSize";
import { activePartOf } from "./svg";

export const pictureEnding = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
const largest = { bytes: 12_000_000, svgBytes: 1_000_000, side: 12_000 };
const exportAgain = "Export or download it again.";

/** Checks the picture files themselves; returns the sizes of the good ones. */
export function checkFiles(sources: Sources, findings: CheckResult): Map<string, ImageSize> {
  const sizes = new Map<string, ImageSize>();
  for (const name of sources.assets) {
    if (!pictureEnding.test(name)) continue;
    const { faults, warnings, size } = remember(
      ["picture", name, ...stampOf(join(sources.folder, name))],
      () => {
        const found: CheckResult = { faults: [], warnings: [] };
        return { size: checkFile(sources.folder, name, found), ...found };
      },
    );
    findings.faults.push(...faults);
    findings.warnings.push(...warnings);
    if (size) sizes.set(name, size);
  }
  return sizes;
}

/** Changes whenever a file is written, moved or touched; Git detects changes the same way. */
function stampOf(path: string) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? [found.dev, found.ino, found.size, found.mtimeMs, found.ctimeMs] : [];
}

function checkFile(folder: string, name: string, { faults, warnings }: CheckResult): ImageSize | undefined {
  const say = (list: CheckResult["faults"], problem: string, expected: string, line = 1, column = 1) => {
    list.push({ file: `data/${name}`, line, column, problem, expected });
    return undefined;
  };
  const isSvg = /\.svg$/i.test(name);
  const most = isSvg ? largest.svgBytes : largest.bytes;
  let bytes: Buffer;
  try {
    const { size } = statSync(join(folder, name));
    if (size > most) {
      return say(
        faults,
        `The picture is too large: ${Math.ceil(size / 1_000_000)} MB.`,
        `Use at most ${most / 1_000_000} MB.`,
      );
    }
    bytes = readFileSync(join(folder, name));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return say(faults, `The picture cannot be read: ${reason}.`, "Check that it can be opened.");
  }
  const size = sizeIn(bytes);
  if (!size) {
    return say(
      faults,
      "This is not a picture that the site can show.",
      "Use a PNG, JPEG, WebP, AVIF or SVG file.",
    );
  }
  if (Math.max(size.width, size.height) > largest.side) {
    return say(
      faults,
      `The picture measures ${measure(size)} pixels.`,
      `Use at most ${largest.side} on either side; 2400 is enough everywhere.`,
    );
  }
  const ending = extname(name).slice(1).toLowerCase().replace("jpeg", "jpg");
  if (ending !== size.type) {
    return say(
      faults,
      `This is a ${size.type} picture, but its name ends in .${ending}.`,
      `Name it .${size.type}.`,
    );
  }
  const damage = damageIn(bytes, size);
  if (damage) return say(faults, damage, exportAgain);
  const active = isSvg ? activePartOf(bytes.toString("utf8")) : undefined;
  if (active) {
    say(
      faults,
      `The picture contains ${active.what}.`,
      "Export it again as plain SVG, without scripts or outside files.",
      active.line,
      active.column,
    );
  }
  if (/[^\w./-]/.test(name)) {
    say(
      warnings,
      "The file's name has a space or a special character.",
      "Use letters, digits, hyphens and a dot.",
    );
  }
  return size;
}

export const measure = ({ width, height }: ImageSize) => `${width} × ${height}`;
