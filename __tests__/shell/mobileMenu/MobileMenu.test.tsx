/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { pageChangeEvent } from "../../../src/shared/pageChange";
import { MobileMenu } from "../../../src/shell/mobileMenu/MobileMenu";
import { MobileMenuButton } from "../../../src/shell/mobileMenu/MobileMenuButton";
import { scrollPage } from "../../support/browser";
import { controls } from "../../support/headScripts";
import { chrome } from "../../support/site";

const { header: sections, plain, search } = chrome().menusContent;

const menu = () => within(screen.getByRole("dialog", { name: "Main menu" }));

const openMenu = () => userEvent.click(screen.getByRole("button", { name: "Open menu" }));

const isClosed = () => {
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(document.documentElement).not.toHaveClass("locked");
};

/** The title of a section, which folds and unfolds it. */
const section = (name: string) => menu().getByText(name, { selector: "summary" });

const unfolded = () =>
  [...document.querySelectorAll("details[open] > summary")].map(({ textContent }) => textContent);

/** The links that can be seen and reached. */
const links = () =>
  within(menu().getByRole("navigation"))
    .getAllByRole("link")
    .filter((link) => !link.closest("details:not([open])"));

beforeAll(controls);

beforeEach(() => {
  render(
    <>
      <MobileMenuButton />
      <MobileMenu path="/" />
    </>,
  );
});

// Each test begins with the menu closed.
afterEach(() => {
  dispatchEvent(new Event(pageChangeEvent));
});

describe("The menu of small screens", () => {
  it("is closed at first", () => {
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

  it("closes on Escape before it is modal, when the browser does not do it, and gives the focus back", async () => {
    await openMenu();
    await userEvent.keyboard("{Escape}");
    isClosed();
    expect(screen.getByRole("button", { name: "Open menu" })).toHaveFocus();
  });

  it("can be opened again after the browser closed it, as it does on Escape", async () => {
    await openMenu();
    act(() => (screen.getByRole("dialog") as HTMLDialogElement).close());
    isClosed();
    await openMenu();
    expect(menu().getByRole("link", { name: "Contact" })).toBeVisible();
  });

  it("closes when the window grows so wide that its button gives way to the menu bar", async () => {
    await openMenu();
    const width = jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(44);
    fireEvent(window, new Event("resize"));
    expect(screen.getByRole("dialog")).toBeVisible();
    width.mockReturnValue(0);
    fireEvent(window, new Event("resize"));
    isClosed();
  });

  it("puts the page back where it was, once", async () => {
    const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => {});
    scrollPage(640);
    await openMenu();
    scrollPage(0);
    expect(scrollTo).not.toHaveBeenCalled();
    await userEvent.click(menu().getByRole("button", { name: "Close menu" }));
    expect(scrollTo.mock.calls).toEqual([[{ left: 0, top: 640, behavior: "instant" }]]);
  });

  it("opens and closes in browsers that do not know dialogs", async () => {
    const { showModal, close } = HTMLDialogElement.prototype;
    Object.assign(HTMLDialogElement.prototype, { showModal: undefined, close: undefined });
    await openMenu();
    expect(menu().getByRole("link", { name: "Contact" })).toBeVisible();
    await userEvent.click(menu().getByRole("button", { name: "Close menu" }));
    isClosed();
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
  });

  it("has a section for each menu, all closed at first", async () => {
    await openMenu();
    for (const { title } of sections) expect(section(title)).toBeVisible();
    expect(unfolded()).toEqual([]);
    expect(links()).toHaveLength(plain.length);
  });

  it.each(sections)("unfolds $title with all its entries, and folds it again", async ({ title, entries }) => {
    await openMenu();
    await userEvent.click(section(title));
    expect(links()).toHaveLength(entries.length + plain.length);
    await userEvent.click(section(title));
    expect(unfolded()).toEqual([]);
    expect(links()).toHaveLength(plain.length);
  });

  it("has one section open at a time", async () => {
    await openMenu();
    await userEvent.click(section("Products"));
    await userEvent.click(section("Resources"));
    await waitFor(() => expect(unfolded()).toEqual(["Resources"]));
  });

  it("closes on any link that is chosen", async () => {
    await openMenu();
    await userEvent.click(section("Products"));
    await userEvent.click(menu().getByRole("link", { name: /^Ledger/ }));
    expect(navigate).toHaveBeenCalledWith("/about", expect.anything());
    isClosed();
  });

  it.each(plain)("closes on $title", async ({ title }) => {
    await openMenu();
    await userEvent.click(menu().getByRole("link", { name: title }));
    isClosed();
  });

  it("keeps the logo, the search, the team chat and the theme, and leads to sales", async () => {
    await openMenu();
    expect(menu().getByRole("link", { name: "Housemark home" })).toBeVisible();
    expect(menu().getByRole("button", { name: search.title })).toBeVisible();
    expect(menu().getByRole("link", { name: /^Team chat/ })).toBeVisible();
    expect(menu().getByRole("link", { name: chrome().wordsContent.footer.contact })).toHaveAttribute(
      "href",
      "/contact",
    );
  });

  it("stays open when the theme is switched in it, and closes for the search", async () => {
    await openMenu();
    await userEvent.click(menu().getByRole("button", { name: "Toggle theme" }));
    expect(document.documentElement).toHaveClass("dark");
    expect(menu().getByRole("button", { name: "Close menu" })).toBeVisible();
    await userEvent.click(menu().getByRole("button", { name: search.title }));
    isClosed();
  });

  it("closes on a link that opens a new tab", async () => {
    await openMenu();
    await userEvent.click(section("Resources"));
    const link = menu().getByRole("link", { name: /^Documentation/ });
    link.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(link);
    isClosed();
  });
});
