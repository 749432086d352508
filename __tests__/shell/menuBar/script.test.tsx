/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MenuBar } from "../../../src/shell/menuBar/MenuBar";
import { controls } from "../../support/headScripts";

beforeAll(controls);

test("A window that has become too narrow for the bar closes its menu, and the focus goes to the page", async () => {
  render(
    <>
      <MenuBar path="/" />
      <main tabIndex={-1}>The page</main>
    </>,
  );
  const width = jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(120);
  const menu = screen.getByRole("button", { name: "Products" });
  act(() => menu.focus());
  await userEvent.keyboard("{ArrowDown}");
  const entry = document.activeElement as HTMLElement;
  expect(menu).not.toBe(entry);
  expect(menu.parentElement).toContainElement(entry);
  fireEvent(window, new Event("resize"));
  expect(menu).toHaveAttribute("aria-expanded", "true");
  expect(entry).toHaveFocus();
  width.mockReturnValue(0);
  fireEvent(window, new Event("resize"));
  expect(menu).toHaveAttribute("aria-expanded", "false");
  expect(screen.getByRole("main")).toHaveFocus();
});
