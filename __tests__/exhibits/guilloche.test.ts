import { createHash } from "node:crypto";
import sharp from "sharp";
import { engravingOf, outlineOf, reach, type Seal, sealOf } from "../../src/exhibits/guilloche";
import { seal } from "../../src/exhibits/kit/parts";

const hash = "60c60e993c8d5773a632fd4863abf8f302890e7bd900c0c170d9f09aee99197c";
const hashes = Array.from({ length: 500 }, (_, at) =>
  createHash("sha256").update(`seal ${at}`).digest("hex"),
);

const pathsOf = ({ rings, outline, lace }: Seal) => [...rings, outline, lace];
const drawn = (of: string, than?: string) => pathsOf(sealOf(of, than)).join(" ");

/** The hash with one of its 256 bits flipped. */
function flipped(of: string, bit: number): string {
  const at = Math.floor(bit / 4);
  const digit = (Number.parseInt(of[at] ?? "0", 16) ^ (1 << (bit % 4))).toString(16);
  return of.slice(0, at) + digit + of.slice(at + 1);
}

describe("A seal", () => {
  it("is the same for the same hash, and another for each bit of it", () => {
    const drawings = new Set(Array.from({ length: 256 }, (_, bit) => drawn(flipped(hash, bit))));
    expect(drawings.add(drawn(hash)).add(drawn(hash)).size).toBe(257);
  });

  it("tells apart from 499 others at 72 pixels, by at least 10 of the 64 bits of a difference hash", async () => {
    const prints = await Promise.all(hashes.map((one) => differenceHash(sealOf(one))));
    let nearest = 64;
    prints.forEach((a, at) => {
      for (const b of prints.slice(0, at)) nearest = Math.min(nearest, ones(a ^ b));
    });
    expect(nearest).toBeGreaterThanOrEqual(10);
  }, 60_000);

  it("changes the family or the outline in at least 80 % of all flipped bits", () => {
    const shape = (of: string) => Object.values(outlineOf(of)).join();
    const all = hashes
      .slice(0, 40)
      .flatMap((one) => Array.from({ length: 256 }, (_, bit) => shape(flipped(one, bit)) !== shape(one)));
    expect(all.filter(Boolean).length / all.length).toBeGreaterThanOrEqual(0.8);
  });

  it("has the same commands as any other, so that one can turn into the other", () => {
    const commands = new Set(
      hashes.map((one) =>
        pathsOf(sealOf(one))
          .map((d) => d.replace(/[^a-z]/gi, ""))
          .join(),
      ),
    );
    expect(commands.size).toBe(1);
  });

  it("stays inside its square, closes its lines and is light", () => {
    for (const one of [hash, "0".repeat(64), "f".repeat(64)]) {
      expect(drawn(one).length).toBeLessThan(5_600);
      for (const line of pathsOf(sealOf(one)).flatMap((path) => path.split(/(?=M)/))) {
        const [start, end, far] = ends(line);
        expect(Math.hypot(end[0] - start[0], end[1] - start[1])).toBeLessThan(4);
        expect(far).toBeLessThanOrEqual(reach * 1.04);
      }
    }
  });

  it("is engraved where it is large: with rays, and nothing cut off at the sides of its square", () => {
    for (const one of hashes.slice(0, 100)) {
      const { rays, ...large } = engravingOf(one);
      expect(rays.match(/M/g)).toHaveLength(20 * 13 + 12 * 11);
      const widest = pathsOf(large).flatMap((path) => path.split(/(?=M)/).map((line) => ends(line)[2]));
      expect(Math.max(...widest)).toBeLessThanOrEqual(reach * 1.02);
      // One point of the outline lies on a side, not a whole stretch of it.
      expect(ends(large.outline)[2]).toBeGreaterThan(reach * 0.7);
    }
  });

  it("lacks the teeth of the bytes that differ from what it should be, and is in two", () => {
    const [one, all] = [
      flipped(hash, 9),
      [...hash].map((digit) => "fedcba9876543210"[Number.parseInt(digit, 16)]).join(""),
    ];
    expect(drawn(hash, hash)).toBe(drawn(hash));
    const outer = (than: string) => sealOf(hash, than).rings[0];
    expect(new Set([outer(hash), outer(one), outer(all)]).size).toBe(3);
    expect(seal(hash).html).not.toContain("data-broken");
    expect(seal(hash, one).html.match(/<g>/g)).toHaveLength(2);
    expect(seal(hash, one).html).toContain("data-broken");
  });

  it("grows from 32 bytes in hex alone", () => {
    for (const wrong of ["", "60c6", hash.toUpperCase(), `${hash}00`]) {
      expect(() => sealOf(wrong)).toThrow("32 bytes");
    }
  });
});

/** 64 bits: which of two neighbors among 9 by 8 cells of the seal, drawn at 72 pixels as in an exhibit, is darker. */
async function differenceHash({ rings, outline, lace }: Seal): Promise<bigint> {
  const unit = (2 * reach) / 72;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="72" height="72" viewBox="${-reach} ${-reach} ${2 * reach} ${2 * reach}">
    <rect x="${-reach}" y="${-reach}" width="100%" height="100%" fill="#fff"/>
    ${rings.map((d) => `<path fill-rule="evenodd" d="${d}"/>`).join("")}
    <g fill="none" stroke="#000"><path stroke-width="${1.25 * unit}" d="${outline}"/><path stroke-width="${0.7 * unit}" d="${lace}"/></g></svg>`;
  const cells = await sharp(Buffer.from(svg)).greyscale().resize(9, 8, { fit: "fill" }).raw().toBuffer();
  let bits = 0n;
  for (let at = 0; at < 72; at++)
    if (at % 9 < 8) bits = (bits << 1n) | ((cells[at] ?? 0) < (cells[at + 1] ?? 0) ? 1n : 0n);
  return bits;
}

const ones = (bits: bigint) => bits.toString(2).replaceAll("0", "").length;

/** Where a line begins and ends, and how far from the middle its points lie, on the longer of both axes. */
function ends(path: string): [[number, number], [number, number], number] {
  const [[x = 0, y = 0] = [], ...steps] = path
    .split(/[Mcs]/)
    .slice(1)
    .map((part) => (part.match(/-?\d+/g) ?? []).map(Number));
  let [atX, atY, far] = [x, y, 0];
  for (const step of steps) {
    atX += step.at(-2) ?? 0;
    atY += step.at(-1) ?? 0;
    far = Math.max(far, Math.abs(atX), Math.abs(atY));
  }
  return [[x, y], [atX, atY], far];
}
