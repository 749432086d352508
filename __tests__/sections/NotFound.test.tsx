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

/** The address of the suggested page. */
const suggestion = () =>
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
    ["/contakt", "/contact"],
    ["/abuot", "/about"],
    ["/guide/tour", "/guides/tour"],
    ["/Guides-Tour", "/guides/tour"],
  ])("suggests, for %s, the page %s", (path, route) => {
    visit(path);
    expect(screen.getByText(/^The nearest page is/)).toBeVisible();
    expect(suggestion()).toEqual([route]);
  });

  it("suggests nothing if no page is similar", () => {
    visit("/wp-login.php/zzzzzzzzzzzzzzzzzzzzzzzzzzzzzz");
    expect(suggestion()).toEqual([]);
    expect(screen.queryByText(/^The nearest page is/)).not.toBeInTheDocument();
  });

  it("does not suggest itself", () => {
    visit("/404.htm");
    expect(suggestion()).not.toContain("/404.html");
  });

  it("logs nothing while a redirect takes over", () => {
    document.documentElement.classList.add("leaving");
    visit("/docs/wallet");
    expect(warn).not.toHaveBeenCalled();
    expect(suggestion()).toEqual([]);
  });
});
