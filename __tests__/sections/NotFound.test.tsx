/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { NotFound } from "../../src/sections/NotFound";
import { sectionOf } from "../support/site";

const section = sectionOf("NotFound");

let warn: jest.SpiedFunction<typeof console.warn>;

function visit(path: string) {
  window.history.replaceState(null, "", path);
  render(<NotFound {...section} />);
}

/** The addresses of the suggested pages. */
const suggestions = () =>
  screen
    .queryAllByRole("link")
    .filter(({ textContent }) => textContent !== "Go home")
    .map((link) => link.getAttribute("href"));

beforeEach(() => {
  warn = jest.spyOn(console, "warn").mockImplementation(() => {});
});

describe("The page for unknown addresses", () => {
  it("says what happened, and links to the home page", () => {
    visit("/nowhere-at-all");
    expect(screen.getByText("404")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "Nothing here" })).toBeVisible();
    expect(screen.getByText("This page was never written.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Go home" })).toHaveAttribute("href", "/");
  });

  it("logs the requested path once", () => {
    visit("/some/where?q=1");
    expect(warn.mock.calls).toEqual([[expect.stringContaining("/some/where")]]);
  });

  it.each([
    "/some/Unknown%20path",
    "/%E0%A4%A",
    "/a%2Fb",
    "//two",
    "/%3Cimg%20src=x%3E",
    "/contakt/",
    `/${"long/".repeat(400)}`,
  ])("logs the path %s as it was attempted", (path) => {
    visit(`http://localhost${path}`);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(new RegExp(` ${path}$`))]]);
  });

  it("leaves the logging to its document's script where that has done it", () => {
    document.documentElement.dataset.missing = "/nowhere";
    visit("/nowhere");
    expect(warn).not.toHaveBeenCalled();
    visit("/elsewhere");
    expect(warn).toHaveBeenCalledTimes(1);
    delete document.documentElement.dataset.missing;
  });

  it.each([
    ["/contakt", ["/contact"]],
    ["/guide/tour", ["/guides/tour"]],
  ])("suggests, for %s, the pages whose addresses are near", (path, routes) => {
    visit(path);
    expect(screen.getByText(/^The nearest page is/)).toBeVisible();
    expect(suggestions()).toEqual(routes);
  });

  it.each(["/some/Unknown%20path", "/xyz", "/wp-admin", "/%E0%A4%A"])("suggests nothing for %s", (path) => {
    visit(path);
    expect(suggestions()).toEqual([]);
    expect(screen.queryByText(/^The nearest page is/)).not.toBeInTheDocument();
  });

  it("asks for nothing, whether a page is near or not", () => {
    const fetch = jest.spyOn(window, "fetch");
    visit("/contakt");
    visit("/xyz");
    expect(fetch).not.toHaveBeenCalled();
  });

  it("logs nothing while a redirect takes over", () => {
    document.documentElement.classList.add("leaving");
    visit("/docs/wallet");
    expect(warn).not.toHaveBeenCalled();
    expect(suggestions()).toEqual([]);
  });
});
