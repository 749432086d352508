/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Header } from "../../../src/shell/header/Header";
import { MobileMenu } from "../../../src/shell/mobileMenu/MobileMenu";
import { scrollPage } from "../../support/browser";
import { controls, prepaint } from "../../support/headScripts";

const bar = () => within(screen.getByRole("banner"));

beforeAll(() => {
  prepaint();
  controls();
});

describe("The header", () => {
  it("leads home by its logo, and to the team chat in a new tab", () => {
    render(<Header path="/about" />);
    expect(bar().getByRole("link", { name: "Housemark home" })).toHaveAttribute("href", "/");
    const chat = bar().getByRole("link", { name: "Team chat (opens in a new tab)" });
    expect(chat).toHaveAttribute("href", "https://docs.example.com/guides");
    expect(chat).toHaveAttribute("target", "_blank");
  });

  it("has a logo for each theme", () => {
    render(<Header path="/" />);
    const logos = screen.getAllByRole("img", { name: "Housemark" });
    expect(logos.map((logo) => logo.getAttribute("src"))).toEqual(["/static/logo.svg", "/static/night.svg"]);
  });

  it("flips the theme with the button Toggle theme", async () => {
    render(<Header path="/" />);
    await userEvent.click(bar().getByRole("button", { name: "Toggle theme" }));
    expect(document.documentElement).toHaveClass("dark");
    await userEvent.click(bar().getByRole("button", { name: "Toggle theme" }));
    expect(document.documentElement).toHaveClass("light");
  });

  it("has no control whose name is said twice", () => {
    render(<Header path="/" />);
    for (const control of [...bar().getAllByRole("button"), ...bar().getAllByRole("link")]) {
      expect(control).toHaveAccessibleName();
      // A title that is not the name is read after it.
      if (control.title) expect(control).not.toHaveAttribute("aria-label");
    }
  });

  it("turns to glass beyond 10 px of scroll, and back", () => {
    render(<Header path="/" />);
    const header = screen.getByRole("banner");
    scrollPage(10);
    expect(header).toHaveAttribute("data-glass", "false");
    scrollPage(11);
    expect(header).toHaveAttribute("data-glass", "true");
    scrollPage(0);
    expect(header).toHaveAttribute("data-glass", "false");
  });

  it("is glass at once in a document that opens scrolled", () => {
    render(<Header path="/" />);
    window.scrollY = 500;
    fireEvent(window, new Event("DOMContentLoaded"));
    expect(screen.getByRole("banner")).toHaveAttribute("data-glass", "true");
  });

  it("closes its menus when the page changes, and not when it is drawn again", async () => {
    const { rerender } = render(<Header path="/" />);
    await userEvent.click(bar().getByRole("button", { name: "Products" }));
    rerender(<Header path="/" />);
    expect(bar().getByRole("button", { expanded: true })).toHaveTextContent("Products");
    rerender(<Header path="/about" />);
    expect(bar().queryByRole("button", { expanded: true })).not.toBeInTheDocument();
  });

  it("closes the menu of small screens when the page changes, and does not scroll back", async () => {
    const at = (path: string) => (
      <>
        <Header path={path} />
        <MobileMenu path={path} />
      </>
    );
    const { rerender } = render(at("/"));
    scrollPage(600);
    await userEvent.click(bar().getByRole("button", { name: "Open menu" }));
    const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => {});
    rerender(at("/about"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(document.documentElement).not.toHaveClass("locked");
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
