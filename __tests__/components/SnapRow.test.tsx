/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SnapRow } from "../../src/components/SnapRow";
import { modifiers } from "../support/browser";
import { layOut } from "../support/row";

const slides = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

// The arrows take clicks under the mouse alone, which jsdom does not know.
const user = userEvent.setup({ pointerEventsCheck: 0 });

function show(perView: number) {
  render(
    <SnapRow label="Reports">
      {slides.map((name) => (
        <p key={name}>{name}</p>
      ))}
    </SnapRow>,
  );
  const list = screen.getByRole("list", { name: "Reports" });
  layOut(list, perView);
  return list;
}

const dots = () => screen.getAllByRole("button", { name: /^Go to slide/ });

const current = () => dots().findIndex((dot) => dot.getAttribute("aria-current") === "true") + 1;

describe("A row that scrolls", () => {
  it.each([
    [1, 9],
    [2, 8],
    [3, 7],
  ])("with %d of nine slides in view has %d positions", (perView, places) => {
    show(perView);
    expect(dots()).toHaveLength(places);
    expect(current()).toBe(1);
  });

  it("goes forward and backward by buttons, which are disabled at the ends", async () => {
    show(3);
    const [previous, next] = ["Previous slide", "Next slide"].map((name) =>
      screen.getByRole("button", { name }),
    ) as [HTMLElement, HTMLElement];
    expect(previous).toHaveAttribute("aria-disabled", "true");
    await user.click(next);
    expect(current()).toBe(2);
    expect(previous).toHaveAttribute("aria-disabled", "false");
    await user.click(screen.getByRole("button", { name: "Go to slide 7" }));
    expect(current()).toBe(7);
    expect(next).toHaveAttribute("aria-disabled", "true");
    await user.click(previous);
    expect(current()).toBe(6);
  });

  it("goes forward and backward by arrow keys, and stops at the ends", async () => {
    const list = show(1);
    act(() => list.focus());
    await user.keyboard("{ArrowLeft}");
    expect(current()).toBe(1);
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(current()).toBe(3);
    await user.keyboard("{ArrowLeft}");
    expect(current()).toBe(2);
  });

  it.each(modifiers)("leaves an arrow key with %s to the browser, which leads back with it", (modifier) => {
    const list = show(1);
    const goesToTheBrowser = fireEvent.keyDown(list, { key: "ArrowRight", [modifier]: true });
    expect(goesToTheBrowser).toBe(true);
    expect(current()).toBe(1);
  });

  it("follows a swipe", () => {
    const list = show(1);
    act(() => {
      list.scrollLeft = 430;
      list.dispatchEvent(new Event("scroll"));
    });
    expect(current()).toBe(5);
  });
});
