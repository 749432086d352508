/** @jest-environment jsdom */

import { createHash } from "node:crypto";
import { render } from "@testing-library/react";
import { markOf } from "../../../src/exhibits/guilloche";
import { Header } from "../../../src/shell/header/Header";

const hashes = Array.from({ length: 60 }, (_, page) =>
  createHash("sha256").update(`page ${page}`).digest("hex"),
);

describe("The seal of a page in the header", () => {
  it("grows from the page’s hash, and leads to its certificate", () => {
    const [first = "", second = ""] = hashes;
    const { container, rerender } = render(<Header path="/about" mark={markOf(first)} />);
    const seal = () => container.querySelector(".page-seal");
    const drawn = seal()?.innerHTML;
    expect(seal()).toHaveAttribute("href", "#certificate");
    expect(seal()).toHaveAttribute("aria-label", "Check this page");
    rerender(<Header path="/contact" mark={markOf(second)} />);
    expect(seal()?.innerHTML).not.toBe(drawn);
  });

  it("is not there on a page without a hash", () => {
    const { container } = render(<Header path="/404" />);
    expect(container.querySelector(".page-seal")).toBeNull();
  });

  it("differs from page to page", () => {
    expect(new Set(hashes.map(markOf)).size).toBe(hashes.length);
  });

  it("is the outline of the seal that the page ends with, as large as its square, in 900 characters", () => {
    for (const hash of hashes) {
      const [outline = "", hole] = markOf(hash).split(/(?=M)/);
      expect(markOf(hash).length).toBeLessThan(900);
      expect(hole).toBeDefined();
      expect(commandsIn(outline)).toBe(`Mc${"s".repeat(47)}`);
    }
  });
});

const commandsIn = (path: string) => path.replace(/[^a-z]/gi, "");
