/** @jest-environment jsdom */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { Shell } from "../../src/shell/Shell";

const home = { pathname: "/" };

describe("The shell around every page", () => {
  it("has a header, the page and a footer", () => {
    render(<Shell location={home}>The page</Shell>);
    expect(within(screen.getByRole("banner")).getByRole("navigation", { name: "Main menu" })).toBeVisible();
    expect(screen.getByRole("main")).toHaveTextContent("The page");
    expect(screen.getByRole("contentinfo")).toBeVisible();
  });

  it("lets a keyboard skip to the content, first of all", async () => {
    render(<Shell location={home}>The page</Shell>);
    await userEvent.tab();
    const skip = screen.getByRole("link", { name: "Skip to content" });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
  });

  it("stays while pages change", () => {
    const { rerender } = render(<Shell location={home}>One</Shell>);
    const header = screen.getByRole("banner");
    rerender(<Shell location={{ pathname: "/about" }}>Two</Shell>);
    expect(screen.getByRole("banner")).toBe(header);
    expect(screen.getByRole("main")).toHaveTextContent("Two");
  });
});

describe("A link to a part of a page", () => {
  const page = (
    <>
      <section id="records">
        <h2>Who may read them</h2>
        <button type="button">In the part</button>
      </section>
      <div id="term-seal">
        <dt>Seal</dt>
      </div>
      <p id="prices">Prices</p>
      <button type="button" id="control">
        A control
      </button>
    </>
  );
  let clicks = 0;

  /** What moves the focus is loaded when it is needed. */
  const codeIsHere = () => act(() => import("../../src/services/focusPlace").then(() => {}));

  /** Follows a link to an address, as the router tells the shell of it. */
  const follow = async (hash: string | undefined, rerender: (ui: ReactElement) => void) => {
    clicks++;
    rerender(<Shell location={{ pathname: "/", hash, key: String(clicks) }}>{page}</Shell>);
    await codeIsHere();
  };

  it.each([
    ["#records", "Who may read them"],
    ["#term-seal", "Seal"],
    ["#prices", "Prices"],
    ["#control", "A control"],
  ])("moves the focus to what names it: %s", async (hash, name) => {
    const { rerender } = render(<Shell location={home}>{page}</Shell>);
    await follow(hash, rerender);
    expect(document.activeElement).toHaveTextContent(name);
  });

  it("goes on from there by Tab, and leaves a text that takes no focus by itself", async () => {
    const { rerender } = render(<Shell location={home}>{page}</Shell>);
    await follow("#records", rerender);
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "In the part" })).toHaveFocus();
    expect(screen.getByText("Who may read them")).not.toHaveAttribute("tabindex");
    await follow("#records", rerender);
    expect(screen.getByText("Who may read them")).toHaveFocus();
  });

  it.each(["#nowhere", "#%E0%A4%A", "#", "", undefined])(
    "leaves the focus alone where there is no such part: %j",
    async (hash) => {
      const { rerender } = render(<Shell location={home}>{page}</Shell>);
      await follow(hash, rerender);
      expect(document.body).toHaveFocus();
    },
  );

  it("is the browser's own where it loads the document", async () => {
    render(<Shell location={{ ...home, hash: "#records", key: "initial" }}>{page}</Shell>);
    await codeIsHere();
    expect(document.body).toHaveFocus();
  });
});
