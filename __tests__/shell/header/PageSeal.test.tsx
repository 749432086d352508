/** @jest-environment jsdom */

import { createHash } from "node:crypto";
import { fireEvent, render, screen } from "@testing-library/react";
import { markOf } from "../../../src/exhibits/guilloche";
import { Header } from "../../../src/shell/header/Header";
import { pageSeal } from "../../../src/shell/header/script";

const hashes = Array.from({ length: 60 }, (_, page) =>
  createHash("sha256").update(`page ${page}`).digest("hex"),
);

describe("The seal of a page in the header", () => {
  it("grows from the page’s hash", () => {
    const [first = "", second = ""] = hashes;
    const { container, rerender } = render(<Header path="/about" mark={markOf(first)} />);
    const seal = () => container.querySelector(".page-seal");
    const drawn = seal()?.innerHTML;
    rerender(<Header path="/contact" mark={markOf(second)} />);
    expect(seal()?.innerHTML).not.toBe(drawn);
  });

  it("runs the check of the page’s certificate once, and otherwise leads to it", () => {
    pageSeal();
    const { classList } = document.documentElement;
    const check = jest.fn();
    render(
      <>
        <Header path="/about" mark={markOf("00".repeat(32))} />
        <section className="certificate">
          <button type="button" onClick={check}>
            Check
          </button>
        </section>
      </>,
    );
    const seal = screen.getByText("Check this page");
    const leads = () => fireEvent.click(seal);
    expect(seal.closest("a")).toHaveAttribute("href", "#certificate");

    classList.remove("js");
    expect(leads()).toBe(true);
    classList.add("js");
    expect(leads()).toBe(false);
    expect(check).toHaveBeenCalledTimes(1);
    document.querySelector(".certificate")?.setAttribute("data-found", "holds");
    expect(leads()).toBe(true);
    expect(check).toHaveBeenCalledTimes(1);
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
