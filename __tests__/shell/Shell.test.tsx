/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Shell } from "../../src/shell/Shell";

describe("The shell around every page", () => {
  it("has a header, the page and a footer", () => {
    render(<Shell path="/">The page</Shell>);
    expect(within(screen.getByRole("banner")).getByRole("navigation", { name: "Main menu" })).toBeVisible();
    expect(screen.getByRole("main")).toHaveTextContent("The page");
    expect(screen.getByRole("contentinfo")).toBeVisible();
  });

  it("lets a keyboard skip to the content, first of all", async () => {
    render(<Shell path="/">The page</Shell>);
    await userEvent.tab();
    const skip = screen.getByRole("link", { name: "Skip to content" });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
  });

  it("stays while pages change", () => {
    const { rerender } = render(<Shell path="/">One</Shell>);
    const header = screen.getByRole("banner");
    rerender(<Shell path="/about">Two</Shell>);
    expect(screen.getByRole("banner")).toBe(header);
    expect(screen.getByRole("main")).toHaveTextContent("Two");
  });
});
