import { damageIn } from "../../../src/content/check/imageDamage";
import { sizeIn } from "../../../src/content/check/imageSize";
import { swap } from "../../support/content";
import { tinyPictures } from "../../support/picture";
import { findsEach } from "../../support/seeds";

const tiny = Object.entries(tinyPictures).flatMap(([type, pictures]) =>
  pictures.map((bytes, index) => ({ type, index, bytes })),
);

/** Whether the check accepts these bytes as a complete picture. */
function isWhole(bytes: Buffer) {
  const size = sizeIn(bytes);
  return size !== undefined && damageIn(bytes, size) === undefined;
}

describe("A picture's bytes", () => {
  it.each(tiny)("give its type and size: $type $index", ({ type, bytes }) => {
    expect(sizeIn(bytes)).toEqual({ type, width: 20, height: 10 });
    expect(isWhole(bytes)).toBe(true);
  });

  it.each(tiny)("are reported as incomplete wherever the file is cut: $type $index", ({ bytes }) => {
    const accepted = Array.from(bytes.keys()).filter((length) => isWhole(bytes.subarray(0, length)));
    expect(accepted).toEqual([]);
  });

  it("are reported as damaged in a PNG wherever one of them has changed", () => {
    const [png] = tinyPictures.png as [Buffer];
    const accepted = Array.from(png.keys()).filter((at) => {
      const changed = Buffer.from(png);
      changed[at] = (changed[at] ?? 0) ^ 0x55;
      return isWhole(changed);
    });
    expect(accepted).toEqual([]);
  });

  it("are not accepted from a HEIC picture", () => {
    const [avif] = tinyPictures.avif as [Buffer];
    const heic = Buffer.from(avif.toString("latin1").replaceAll("avif", "heic"), "latin1");
    expect(sizeIn(heic)).toBeUndefined();
  });

  it.each([
    ["a group that never closes", "<svg viewBox='0 0 1 1'><g><path d='M0 0'/></svg>"],
    ["a group that closes unopened", '<svg viewBox="0 0 1 1"></g></svg>'],
    ["half a tag", '<svg viewBox="0 0 1 1"><path d="M0 0</svg>'],
    ["half a comment", '<svg viewBox="0 0 1 1"><!-- a note</svg>'],
  ])("are not accepted from an SVG with %s", (_, svg) => {
    expect(isWhole(Buffer.from(svg))).toBe(false);
  });

  it("are accepted from an SVG with a prologue, comments and brackets in its attributes", () => {
    const svg = `<?xml version="1.0"?><!-- > --><svg viewBox="0 0 2 1"><title>a &gt; b</title><path id='">"'/></svg>\n`;
    expect(isWhole(Buffer.from(svg))).toBe(true);
  });
});

const about = "pages/about.yaml";
const half = (bytes: Buffer | undefined) => (bytes as Buffer).subarray(0, (bytes as Buffer).length - 20);

describe("Pictures that cannot be shown", () => {
  findsEach("images/scene.png", {
    "a PNG that ends too early": [
      half(tinyPictures.png[0]),
      "1:1 The picture ends too early: part of it is missing. Export or download it again.",
    ],
    "a PNG with a changed byte": [
      Buffer.from((tinyPictures.png[0] as Buffer).map((byte, at) => (at === 45 ? byte ^ 1 : byte))),
      "1:1 The picture is damaged. Export or download it again.",
    ],
    "an empty picture": [
      Buffer.alloc(0),
      "1:1 This is not a picture that the site can show. Use a PNG, JPEG, WebP, AVIF or SVG file.",
    ],
  });

  findsEach("images/logo.svg", {
    "an SVG picture that is cut": [
      swap("</svg>", ""),
      "1:1 The picture is damaged. Export or download it again.",
    ],
  });

  findsEach(about, {
    "a drawing where a photograph belongs": [
      swap("images/scene.png", "images/logo.svg"),
      '13:7 "images/logo.svg" cannot be shown here. Use a picture in one of these formats: JPG, PNG, WEBP, AVIF.',
    ],
  });

  findsEach("site.yaml", {
    "a photograph where a drawing belongs": [
      swap("scalable: images/logo.svg", "scalable: images/icons/512.png"),
      '47:3 "images/icons/512.png" cannot be shown here. Use a picture in SVG.',
    ],
  });
});
