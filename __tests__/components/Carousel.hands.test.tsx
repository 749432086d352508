/** @jest-environment jsdom */
import { act, fireEvent, screen } from "@testing-library/react";
import { answerFocusVisible, button, comeIntoView, current, show, user, wait } from "../support/carousel";

/** What a mouse, or a finger, does over the carousel, at a place on the screen. */
const point = (act: "Over" | "Move" | "Out", place: number, pointerType = "mouse") => {
  // jsdom has no pointer events.
  const event = new MouseEvent(`pointer${act.toLowerCase()}`, {
    bubbles: true,
    screenX: place,
    screenY: place,
  });
  fireEvent(screen.getByRole("region", { name: "Screens" }), Object.assign(event, { pointerType }));
};

beforeEach(async () => {
  jest.useFakeTimers();
  show();
  await comeIntoView();
});

describe("The carousel in a visitor's hands", () => {
  it("stops under a mouse that moves, also when it then rests, and goes on when it has left", async () => {
    point("Over", 10);
    point("Move", 11);
    wait(20_000);
    expect(current()).toBe(1);
    point("Out", 0);
    wait(5000);
    expect(current()).toBe(2);
  });

  it("does not stop for a mouse at rest that scrolling has brought it under", async () => {
    wait(3000);
    point("Over", 10);
    point("Move", 10);
    wait(2000);
    expect(current()).toBe(2);
    point("Move", 10);
    wait(5000);
    expect(current()).toBe(3);
    point("Move", 9);
    wait(20_000);
    expect(current()).toBe(3);
  });

  it("does not stop for a mouse that was there before the page was alive, until it moves", async () => {
    point("Move", 10);
    point("Move", 10);
    wait(5000);
    expect(current()).toBe(2);
    point("Move", 12);
    wait(20_000);
    expect(current()).toBe(2);
  });

  it.each(["touch", "pen"])("does not stop for a %s, and lets it take no mouse's hold", async (kind) => {
    point("Over", 10, kind);
    point("Move", 20, kind);
    wait(5000);
    expect(current()).toBe(2);
    point("Over", 10);
    point("Move", 11);
    point("Out", 20, kind);
    wait(20_000);
    expect(current()).toBe(2);
  });

  it("stops while the keyboard's focus is inside", async () => {
    act(() => button("Go to slide 2: Transfer").focus());
    act(() => button("Next slide").focus());
    wait(20_000);
    expect(current()).toBe(1);
    act(() => button("Next slide").blur());
    wait(5000);
    expect(current()).toBe(2);
  });

  it.each(["Next slide", "Previous slide", "Go to slide 2: Transfer"])(
    "goes on 5 seconds after a click on %s, which has the focus",
    async (name) => {
      wait(3000);
      answerFocusVisible(() => false);
      await user.click(button(name));
      const chosen = current();
      expect(button(name)).toHaveFocus();
      wait(4999);
      expect(current()).toBe(chosen);
      wait(1);
      expect(current()).toBe((chosen % 3) + 1);
    },
  );

  it("stops once a key is pressed on what a click has focused", async () => {
    answerFocusVisible(() => false);
    await user.click(button("Next slide"));
    answerFocusVisible(() => true);
    await user.keyboard("{Shift}");
    wait(20_000);
    expect(current()).toBe(2);
  });

  it("stops while any focus is inside where the browser cannot tell the keyboard's", async () => {
    answerFocusVisible(() => {
      throw new DOMException("Unknown", "SyntaxError");
    });
    act(() => button("Next slide").focus());
    wait(20_000);
    expect(current()).toBe(1);
  });
});
