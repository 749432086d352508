/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { NotFound } from "../../src/sections/NotFound";
import { suggestionsFor } from "../../src/services/suggestions";
import { sectionOf } from "../support/site";

jest.mock("../../src/services/suggestions", () => ({ suggestionsFor: jest.fn() }));

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
  jest.mocked(suggestionsFor).mockReset().mockResolvedValue([]);
  warn = jest.spyOn(console, "warn").mockImplementation(() => {});
});

describe("The page for unknown addresses", () => {
  it("says what happened, and links to the home page", async () => {
    visit("/nowhere-at-all");
    await act(async () => {});
    expect(screen.getByText("404")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "Nothing here" })).toBeVisible();
    expect(screen.getByText("This page was never written.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Go home" })).toHaveAttribute("href", "/");
  });

  it("logs the requested path once", async () => {
    visit("/some/where?q=1");
    await act(async () => {});
    expect(warn.mock.calls).toEqual([[expect.stringContaining("/some/where")]]);
  });

  it("suggests the pages that the search finds for the address", async () => {
    jest.mocked(suggestionsFor).mockResolvedValue([
      { to: "/contact", page: "Contact" },
      { to: "/about", page: "About" },
    ]);
    visit("/contakt");
    expect(await screen.findByText(/^The nearest page is/)).toBeVisible();
    expect(suggestionsFor).toHaveBeenCalledWith("/contakt");
    expect(suggestion()).toEqual(["/contact", "/about"]);
  });

  it("suggests nothing if no page is similar", async () => {
    visit("/wp-login.php/zzzzzzzzzzzzzzzzzzzzzzzzzzzzzz");
    await act(async () => {});
    expect(suggestion()).toEqual([]);
    expect(screen.queryByText(/^The nearest page is/)).not.toBeInTheDocument();
  });

  it("logs nothing while a redirect takes over", () => {
    document.documentElement.classList.add("leaving");
    visit("/docs/wallet");
    expect(warn).not.toHaveBeenCalled();
    expect(suggestion()).toEqual([]);
  });
});
