/** @jest-environment jsdom */

import { createHash } from "node:crypto";
import { render } from "@testing-library/react";
import { Header } from "../../../src/shell/header/Header";
import { sealWaves } from "../../../src/shell/header/PageSeal";

const hashes = Array.from({ length: 60 }, (_, page) =>
  createHash("sha256").update(`page ${page}`).digest("hex"),
);

describe("The seal of a page in the header", () => {
  it("grows from the page’s hash, and is there for eyes alone", () => {
    const [first = "", second = ""] = hashes;
    const { container, rerender } = render(<Header path="/about" digest={first} />);
    const seal = () => container.querySelector(".page-seal");
    const drawn = seal()?.innerHTML;
    expect(seal()).toHaveAttribute("aria-hidden", "true");
    rerender(<Header path="/contact" digest={second} />);
    expect(seal()?.innerHTML).not.toBe(drawn);
  });

  it("is not there on a page without a hash", () => {
    const { container } = render(<Header path="/404" />);
    expect(container.querySelector(".page-seal")).toBeNull();
  });

  it("differs from page to page, mostly", () => {
    expect(new Set(hashes.map((hash) => sealWaves(hash))).size).toBeGreaterThan(50);
  });

  it("stays inside its square, and in 700 characters", () => {
    for (const hash of hashes) {
      const path = sealWaves(hash);
      expect(path.length).toBeLessThan(700);
      // Crests and troughs are never reached; the curve passes midway between each and its flank.
      for (const [, x, y] of path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g))
        expect(Math.hypot(Number(x) - 32, Number(y) - 32)).toBeLessThan(38);
    }
  });
});
