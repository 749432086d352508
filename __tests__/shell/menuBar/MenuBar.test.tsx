/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MenuBar } from "../../../src/shell/menuBar/MenuBar";
import { controls } from "../../support/headScripts";
import { chrome } from "../../support/site";

const { header: menus, plain } = chrome().menusContent;

const button = (name: string) => screen.getByRole("button", { name });

/** The entries that can be seen and reached, apart from the bar's plain links. */
const entries = () => {
  const names = plain.map(({ title }) => title);
  return screen.queryAllByRole("link").filter((link) => !names.includes(link.textContent ?? ""));
};

const open = () => screen.getAllByRole("button", { expanded: true }).map(({ textContent }) => textContent);

const nothingOpen = () => expect(screen.queryByRole("button", { expanded: true })).not.toBeInTheDocument();

beforeAll(controls);

beforeEach(() => {
  render(
    <>
      <MenuBar path="/" />
      <p>The page</p>
    </>,
  );
});

describe("The header's menus", () => {
  it("are closed at first, and their entries out of reach", () => {
    nothingOpen();
    expect(entries()).toEqual([]);
    expect(screen.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");
  });

  it.each(menus)("hold, under $title, every entry with its title and the line about it", async (menu) => {
    await userEvent.click(button(menu.title));
    const texts = entries().map(({ textContent }) => textContent);
    expect(texts).toHaveLength(menu.entries.length);
    for (const { title, description } of menu.entries) {
      expect(texts).toContainEqual(expect.stringMatching(`^${title}.*${description}`));
    }
  });

  it("mark what is new, and what leads out of the site", async () => {
    await userEvent.click(button("Products"));
    expect(screen.getByRole("link", { name: /^Ledger/ })).not.toHaveAttribute("target");
    const away = screen.getByRole("link", { name: /^Entry 7.*opens in a new tab/ });
    expect(away).toHaveAttribute("target", "_blank");
    expect(within(away).getByText("New")).toBeVisible();
  });

  it("close again by their button, and one at a time is open", async () => {
    await userEvent.click(button("Products"));
    expect(open()).toEqual(["Products"]);
    await userEvent.click(button("Solutions"));
    expect(open()).toEqual(["Solutions"]);
    await userEvent.click(button("Solutions"));
    nothingOpen();
  });

  it("close on a press outside, and not on one inside", async () => {
    await userEvent.click(button("Products"));
    fireEvent.pointerDown(screen.getByText("Entry 3"));
    expect(open()).toEqual(["Products"]);
    fireEvent.pointerDown(screen.getByText("The page"));
    nothingOpen();
  });

  it("close when the document is left, which may be shown again as it was", async () => {
    await userEvent.click(button("Products"));
    fireEvent(window, new Event("pagehide"));
    nothingOpen();
  });
});

describe("The header's menus by keyboard", () => {
  const user = userEvent.setup();

  it.each(["{Enter}", " "])("open with the key %j", async (key) => {
    act(() => button("Resources").focus());
    await user.keyboard(key);
    expect(open()).toEqual(["Resources"]);
  });

  it("close with Escape, and the focus goes back to the button", async () => {
    await user.click(button("Solutions"));
    await user.tab();
    expect(screen.getByRole("link", { name: /^Guides/ })).toHaveFocus();
    await user.keyboard("{Escape}");
    nothingOpen();
    expect(button("Solutions")).toHaveFocus();
  });

  it("leave to the browser what is pressed together with its own keys", () => {
    act(() => button("Solutions").focus());
    fireEvent.keyDown(button("Solutions"), { key: "ArrowLeft", altKey: true });
    expect(button("Solutions")).toHaveFocus();
  });

  it("open with arrow down, which goes on to the first entry", async () => {
    act(() => button("Solutions").focus());
    await user.keyboard("{ArrowDown}");
    expect(open()).toEqual(["Solutions"]);
    await waitFor(() => expect(screen.getByRole("link", { name: /^Guides/ })).toHaveFocus());
  });

  it("let the arrow keys go along the entries, around their ends", async () => {
    await user.click(button("Resources"));
    await user.tab();
    await user.keyboard("{ArrowDown}");
    expect(entries()[1]).toHaveFocus();
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(entries().at(-1)).toHaveFocus();
    await user.keyboard("{Home}");
    expect(entries()[0]).toHaveFocus();
    await user.keyboard("{End}{ArrowDown}");
    expect(entries()[0]).toHaveFocus();
  });

  it("let the arrow keys go along the bar, its plain links included", async () => {
    act(() => button("Products").focus());
    await user.keyboard("{ArrowRight}");
    expect(button("Solutions")).toHaveFocus();
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(screen.getByRole("link", { name: "Contact" })).toHaveFocus();
    await user.keyboard("{Home}");
    expect(button("Products")).toHaveFocus();
  });

  it("close when the focus moves on out of them", async () => {
    await user.click(button("Resources"));
    for (const _entry of entries()) await user.tab();
    expect(open()).toEqual(["Resources"]);
    await user.tab();
    expect(screen.getByRole("link", { name: "Contact" })).toHaveFocus();
    nothingOpen();
  });
});

describe("The header's menus under a mouse", () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  beforeEach(() => {
    jest.useFakeTimers();
  });

  it("open where it rests, not where it passes", async () => {
    await user.hover(button("Products"));
    wait(60);
    await user.hover(button("Solutions"));
    wait(119);
    nothingOpen();
    wait(1);
    expect(open()).toEqual(["Solutions"]);
  });

  it("stay open on the click that follows, and close on the next one", async () => {
    await user.hover(button("Products"));
    wait(200);
    await user.click(button("Products"));
    expect(open()).toEqual(["Products"]);
    await user.click(button("Products"));
    nothingOpen();
  });

  it("close a moment after it has left", async () => {
    await user.hover(button("Products"));
    wait(200);
    await user.hover(screen.getByText("The page"));
    expect(open()).toEqual(["Products"]);
    wait(200);
    nothingOpen();
  });

  it("close with Escape wherever the focus is, which stays there (WCAG 1.4.13)", async () => {
    await user.hover(button("Products"));
    wait(200);
    await user.keyboard("{Escape}");
    nothingOpen();
    expect(document.body).toHaveFocus();
    wait(1000);
    nothingOpen();
    await user.hover(button("Resources"));
    wait(200);
    act(() => button("Solutions").focus());
    await user.keyboard("{Escape}");
    nothingOpen();
    expect(button("Solutions")).toHaveFocus();
  });

  it("stay open when the focus leaves another one", async () => {
    act(() => button("Products").focus());
    await user.hover(button("Solutions"));
    wait(200);
    act(() => screen.getByRole("link", { name: /^Guides/ }).focus());
    expect(open()).toEqual(["Solutions"]);
  });

  it("do not open after it has passed, with another one open", async () => {
    await user.click(button("Products"));
    await user.hover(button("Solutions"));
    wait(60);
    await user.hover(screen.getByText("The page"));
    wait(1000);
    expect(open()).toEqual(["Products"]);
  });

  it("stay open when it leaves, once they were clicked", async () => {
    await user.click(button("Products"));
    wait(200);
    await user.hover(screen.getByText("The page"));
    wait(1000);
    expect(open()).toEqual(["Products"]);
  });

  it("do not open before the tap of a finger has ended", async () => {
    fireEvent.pointerEnter(button("Products"), { pointerType: "touch" });
    wait(1000);
    nothingOpen();
    fireEvent.click(button("Products"));
    expect(open()).toEqual(["Products"]);
  });
});
