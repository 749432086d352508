/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { MobileMenu } from "../../src/shell/MobileMenu";
import { setMedia } from "../support/browser";
import { chrome } from "../support/site";

const { header: sections, plain } = chrome().menusYaml;

const menu = () => within(screen.getByRole("dialog", { name: "Main menu" }));

const openMenu = async () => {
  render(<MobileMenu path="/" />);
  await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
};

const isClosed = () => {
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(document.documentElement).not.toHaveClass("locked");
};

const unfolded = () =>
  menu()
    .queryAllByRole("button", { expanded: true })
    .map(({ textContent }) => textContent);

describe("The menu of small screens", () => {
  it("is closed at first", () => {
    render(<MobileMenu path="/" />);
    isClosed();
    expect(screen.getByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "false");
  });

  it("opens over the page, which then holds still", async () => {
    await openMenu();
    expect(menu().getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");
    expect(document.documentElement).toHaveClass("locked");
  });

  it("closes by its button", async () => {
    await openMenu();
    await userEvent.click(menu().getByRole("button", { name: "Close menu" }));
    isClosed();
    expect(screen.getByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "false");
  });

  it("can be opened again after the browser closed it, as it does on Escape", async () => {
    await openMenu();
    act(() => (screen.getByRole("dialog") as HTMLDialogElement).close());
    isClosed();
    await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
    expect(menu().getByRole("link", { name: "Contact" })).toBeVisible();
  });

  it("closes when the window grows wide enough for the menu bar", async () => {
    await openMenu();
    setMedia("(min-width: 960px)", true);
    isClosed();
  });

  it("has a section for each menu, all closed at first", async () => {
    await openMenu();
    for (const { title } of sections) {
      expect(menu().getByRole("button", { name: title })).toHaveAttribute("aria-expanded", "false");
    }
    expect(menu().getAllByRole("link")).toHaveLength(plain.length);
  });

  it.each(sections)("unfolds $title with all its entries, and folds it again", async ({ title, entries }) => {
    await openMenu();
    await userEvent.click(menu().getByRole("button", { name: title }));
    expect(menu().getAllByRole("link")).toHaveLength(entries.length + plain.length);
    await userEvent.click(menu().getByRole("button", { name: title }));
    expect(unfolded()).toEqual([]);
    expect(menu().getAllByRole("link")).toHaveLength(plain.length);
  });

  it("has one section open at a time", async () => {
    await openMenu();
    await userEvent.click(menu().getByRole("button", { name: "Products" }));
    await userEvent.click(menu().getByRole("button", { name: "Resources" }));
    expect(unfolded()).toEqual(["Resources"]);
  });

  it("closes on any link that is chosen", async () => {
    await openMenu();
    await userEvent.click(menu().getByRole("button", { name: "Products" }));
    await userEvent.click(menu().getByRole("link", { name: /^Ledger/ }));
    expect(navigate).toHaveBeenCalledWith("/about", expect.anything());
    isClosed();
  });

  it.each(plain)("closes on $title", async ({ title }) => {
    await openMenu();
    await userEvent.click(menu().getByRole("link", { name: title }));
    isClosed();
  });

  it("closes on a link that opens a new tab", async () => {
    await openMenu();
    await userEvent.click(menu().getByRole("button", { name: "Resources" }));
    const link = menu().getByRole("link", { name: /^Documentation/ });
    link.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(link);
    isClosed();
  });
});
