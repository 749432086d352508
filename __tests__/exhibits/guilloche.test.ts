import { rosette } from "../../src/exhibits/guilloche";

const hash = "60c60e993c8d5773a632fd4863abf8f302890e7bd900c0c170d9f09aee99197c";

describe("A rosette", () => {
  it("is the same for the same hash, and another for each byte of it", () => {
    const drawings = new Set([rosette(hash).join()]);
    for (let at = 0; at < 64; at += 2) {
      const byte = (Number.parseInt(hash.slice(at, at + 2), 16) ^ 1).toString(16).padStart(2, "0");
      drawings.add(rosette(hash.slice(0, at) + byte + hash.slice(at + 2)).join());
    }
    drawings.add(rosette(hash).join());
    expect(drawings.size).toBe(33);
  });

  it("stays inside its square, closes its curves and is light", () => {
    for (const paths of [hash, "0".repeat(64), "f".repeat(64)].map(rosette)) {
      expect(paths.join("").length).toBeLessThan(10_000);
      for (const path of paths) {
        const [start, end, far] = ends(path);
        expect(Math.hypot(end[0] - start[0], end[1] - start[1])).toBeLessThan(4);
        expect(far).toBeLessThanOrEqual(1000);
      }
    }
  });

  it("grows from 32 bytes in hex alone", () => {
    for (const wrong of ["", "60c6", hash.toUpperCase(), `${hash}00`]) {
      expect(() => rosette(wrong)).toThrow("32 bytes");
    }
  });
});

/** Where a path begins and ends, and how far from the middle its points lie. */
function ends(path: string): [[number, number], [number, number], number] {
  const [[x = 0, y = 0] = [], ...steps] = path
    .split(/[Mcs]/)
    .slice(1)
    .map((part) => (part.match(/-?\d+/g) ?? []).map(Number));
  let [atX, atY, far] = [x, y, Math.hypot(x, y)];
  for (const step of steps) {
    atX += step.at(-2) ?? 0;
    atY += step.at(-1) ?? 0;
    far = Math.max(far, Math.hypot(atX, atY));
  }
  return [[x, y], [atX, atY], far];
}
