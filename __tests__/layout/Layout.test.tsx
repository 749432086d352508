import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Layout } from "../../src/layout/Layout";

describe("The shell around every page", () => {
  it("has a header, the page and a footer", () => {
    render(<Layout path="/">The page</Layout>);
    expect(within(screen.getByRole("banner")).getByRole("navigation", { name: "Main menu" })).toBeVisible();
    expect(screen.getByRole("main")).toHaveTextContent("The page");
    expect(screen.getByRole("contentinfo")).toBeVisible();
  });

  it("lets a keyboard skip to the content, first of all", async () => {
    render(<Layout path="/">The page</Layout>);
    await userEvent.tab();
    const skip = screen.getByRole("link", { name: "Skip to content" });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
  });

  it("stays while pages change", () => {
    const { rerender } = render(<Layout path="/">One</Layout>);
    const header = screen.getByRole("banner");
    rerender(<Layout path="/about">Two</Layout>);
    expect(screen.getByRole("banner")).toBe(header);
    expect(screen.getByRole("main")).toHaveTextContent("Two");
  });
});
