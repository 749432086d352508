import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { inflateSync } from "node:zlib";
import { downloadFolder } from "../../shared/routes";
import type { Check } from "./findings";

/** Cloudflare Pages takes no file over 25 MiB. */
const largest = 20_000_000;

/** Finds what is wrong with a file, by type. */
const troubles: Record<string, (bytes: Buffer) => [problem: string, expected: string] | undefined> = {
  ".pdf": pdfTrouble,
  ".csv": (bytes) =>
    isUtf8(bytes) && !bytes.includes(0) ? undefined : ["This is not plain text.", "Save it as CSV in UTF-8."],
};

/** The files to download. */
export const checkDownloads: Check = ({ assets, folder }, { fault }) => {
  for (const name of assets) {
    if (!name.startsWith(downloadFolder)) continue;
    const [problem, expected] = troubleOf(name, join(folder, name)) ?? [];
    if (problem && expected) fault(name, problem, expected);
  }
};

function troubleOf(name: string, path: string): [problem: string, expected: string] | undefined {
  const trouble = troubles[extname(name)];
  if (!/^[a-z0-9/.-]+$/.test(name)) {
    return [
      "The file's name is its address, and cannot be one.",
      "Use lowercase letters, digits, hyphens and a dot.",
    ];
  }
  if (!trouble) {
    const types = Object.keys(troubles).map((type) => type.slice(1).toUpperCase());
    return ["Visitors cannot download files of this type.", `Save it as ${types.join(" or ")}.`];
  }
  const { size } = statSync(path);
  if (size > largest) {
    return [
      `The file is too large: ${Math.ceil(size / 1e6)} MB.`,
      `Use at most ${largest / 1e6} MB; pictures inside it are often larger than they need to be.`,
    ];
  }
  return trouble(readFileSync(path));
}

/** What a PDF reader would run or open. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA)\b/;

function pdfTrouble(bytes: Buffer): [problem: string, expected: string] | undefined {
  if (bytes.toString("latin1", 0, 5) !== "%PDF-" || !bytes.includes("%%EOF", bytes.length - 1024)) {
    return ["This is not a whole PDF.", "Export or download it again."];
  }
  const text = plainNames(bytes.toString("latin1"));
  if (/\/Encrypt\b/.test(text)) return ["The PDF is locked with a password.", "Export it without one."];
  const found = active.exec(text) ?? active.exec(plainNames(packedIn(bytes)));
  return found
    ? [
        `The PDF contains something that runs or opens by itself (${found[0]}).`,
        "Export it again as a plain PDF, or as PDF/A.",
      ]
    : undefined;
}

/** Decodes escaped names: /JavaScript may be written /J#61vaScript. */
const plainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The compressed objects of a PDF (ISO 32000-1, 7.5.7). */
const packedIn = (bytes: Buffer) =>
  [...bytes.toString("latin1").matchAll(/\/ObjStm\b[\s\S]*?stream\r?\n/g)]
    .map(({ index, 0: head }) => inflated(bytes.subarray(index + head.length)))
    .join("\n");

/** Decompresses what these bytes begin with; empty if that is not deflated. */
function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes, { maxOutputLength: 50_000_000 }).toString("latin1");
  } catch {
    return "";
  }
}
