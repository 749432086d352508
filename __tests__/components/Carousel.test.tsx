/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Carousel } from "../../src/components/Carousel";
import { toggleTheme } from "../../src/theme/switch";
import { comeNear, modifiers } from "../support/browser";

const captions = ["Identity", "Transfer", "Trust"];

const slidesOf = (names: string[]) =>
  names.map((caption) => ({
    caption,
    content: <img alt={`The ${caption} screen`} src={`/${caption}.png`} />,
  }));

const show = (names = captions, label = "Screens", restartOnTheme = false) =>
  render(
    <Carousel
      label={label}
      aspect={1.6}
      restartOnTheme={restartOnTheme}
      slides={slidesOf(names)}
      frame={(screens) => <div>{screens}</div>}
    />,
  );

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const button = (name: string | RegExp) => screen.getByRole("button", { name });

/** The number of the current slide according to the dots, from 1. */
const current = (label = "Screens") =>
  within(screen.getByRole("region", { name: label }))
    .getAllByRole("button", { name: /^Go to slide/ })
    .findIndex((dot) => dot.getAttribute("aria-current") === "true") + 1;

const announced = () =>
  [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent);

const { matches } = Element.prototype;

/** Has the browser answer whether it shows where the focus is, as it does once the keyboard has moved it. */
const answerFocusVisible = (answer: () => boolean) =>
  jest.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector) {
    return selector === ":focus-visible" ? answer() : matches.call(this, selector);
  });

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

beforeEach(() => {
  jest.useFakeTimers();
});

describe("The carousel's controls", () => {
  it("are named, with one dot for each slide", () => {
    show();
    const region = screen.getByRole("region", { name: "Screens" });
    expect(region).toHaveAttribute("aria-roledescription", "carousel");
    expect(
      within(region)
        .getAllByRole("button")
        .map((control) => control.getAttribute("aria-label")),
    ).toEqual([
      "Previous slide",
      "Go to slide 1: Identity",
      "Go to slide 2: Transfer",
      "Go to slide 3: Trust",
      "Next slide",
      "Pause",
    ]);
  });

  it("go forward, backward and around", async () => {
    show();
    await user.click(button("Next slide"));
    expect(current()).toBe(2);
    await user.click(button("Previous slide"));
    await user.click(button("Previous slide"));
    expect(current()).toBe(3);
    await user.click(button("Next slide"));
    expect(current()).toBe(1);
  });

  it("jump to the slide of a dot", async () => {
    show();
    await user.click(button("Go to slide 3: Trust"));
    expect(current()).toBe(3);
  });

  it.each(["{Enter}", " "])("work with the key %j", async (key) => {
    show();
    act(() => button("Next slide").focus());
    await user.keyboard(key);
    expect(current()).toBe(2);
    act(() => button("Previous slide").focus());
    await user.keyboard(key + key);
    expect(current()).toBe(3);
  });

  it("work with the arrow keys, wherever the focus is in the carousel", async () => {
    show();
    act(() => button("Pause").focus());
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    expect(current()).toBe(1);
    await user.keyboard("{ArrowLeft}");
    expect(current()).toBe(3);
  });

  it.each(modifiers)("leave an arrow key with %s to the browser, which leads back with it", (modifier) => {
    show();
    const goesToTheBrowser = fireEvent.keyDown(button("Pause"), { key: "ArrowRight", [modifier]: true });
    expect(goesToTheBrowser).toBe(true);
    expect(current()).toBe(1);
  });

  it("are missing for a single slide, which does not move", () => {
    show(["Identity"]);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    wait(20_000);
    expect(screen.getByText("Identity")).toBeVisible();
  });
});

describe("The carousel's own motion", () => {
  it("moves on every 5 seconds, and wraps", async () => {
    show();
    await comeNear();
    for (const slide of [2, 3, 1]) {
      wait(5000);
      expect(current()).toBe(slide);
    }
  });

  it("stops at the pause button and goes on at the play button", async () => {
    show();
    await comeNear();
    answerFocusVisible(() => false);
    await user.click(button("Pause"));
    wait(20_000);
    expect(current()).toBe(1);
    await user.click(button("Play"));
    wait(5000);
    expect(current()).toBe(2);
  });

  it("stays on its slide when the theme switches", async () => {
    show();
    await comeNear();
    await user.click(button("Go to slide 3: Trust"));
    act(toggleTheme);
    expect(current()).toBe(3);
  });

  it("restarts at the first slide when the theme switches, if it is meant to", async () => {
    show(captions, "Screens", true);
    await comeNear();
    await user.click(button("Go to slide 3: Trust"));
    act(toggleTheme);
    expect(current()).toBe(1);
    expect(announced()).toEqual([]);
  });

  it("does not move another carousel on the page", async () => {
    show(captions, "Desktop");
    show(["One", "Two"], "Mobile");
    await comeNear();
    act(() => button("Go to slide 1: One").focus());
    await user.keyboard("{ArrowRight}");
    expect([current("Desktop"), current("Mobile")]).toEqual([1, 2]);
    wait(5000);
    expect([current("Desktop"), current("Mobile")]).toEqual([2, 2]);
  });
});

describe("The carousel in a visitor's hands", () => {
  it("stops under a mouse that moves, also when it then rests, and goes on when it has left", async () => {
    show();
    await comeNear();
    point("Over", 10);
    point("Move", 11);
    wait(20_000);
    expect(current()).toBe(1);
    point("Out", 0);
    wait(5000);
    expect(current()).toBe(2);
  });

  it("does not stop for a mouse at rest that scrolling has brought it under", async () => {
    show();
    await comeNear();
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
    show();
    await comeNear();
    point("Move", 10);
    point("Move", 10);
    wait(5000);
    expect(current()).toBe(2);
    point("Move", 12);
    wait(20_000);
    expect(current()).toBe(2);
  });

  it.each(["touch", "pen"])("does not stop for a %s, and lets it take no mouse's hold", async (kind) => {
    show();
    await comeNear();
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
    show();
    await comeNear();
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
      show();
      await comeNear();
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
    show();
    await comeNear();
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
    show();
    await comeNear();
    act(() => button("Next slide").focus());
    wait(20_000);
    expect(current()).toBe(1);
  });
});

describe("What a screen reader announces about the carousel", () => {
  it("is nothing as long as it moves by itself", async () => {
    show();
    await comeNear();
    wait(5000);
    expect(announced()).toEqual([]);
  });

  it("is the slide that the visitor moved to", async () => {
    show();
    await comeNear();
    await user.click(button("Next slide"));
    expect(announced()).toEqual(["2 of 3: Transfer"]);
  });

  it("is nothing again when it moves on by itself", async () => {
    show();
    await comeNear();
    answerFocusVisible(() => false);
    await user.click(button("Next slide"));
    wait(5000);
    expect(current()).toBe(3);
    expect(announced()).toEqual([]);
  });
});

describe("The carousel near the viewport", () => {
  it("is first a scrolling row of all its slides", () => {
    show();
    expect(screen.getByRole("list", { name: "Screens" })).toHaveAttribute("tabindex", "0");
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
  });

  it("labels its slides and makes all but the current one inert", async () => {
    show();
    await comeNear();
    const slides = screen.getAllByRole("group", { hidden: true });
    expect(slides.map((slide) => slide.getAttribute("aria-label"))).toEqual([
      "1 of 3: Identity",
      "2 of 3: Transfer",
      "3 of 3: Trust",
    ]);
    expect(slides.map((slide) => slide.hasAttribute("inert"))).toEqual([false, true, true]);
    await user.click(button("Next slide"));
    expect(slides.map((slide) => slide.hasAttribute("inert"))).toEqual([true, false, true]);
  });

  it("stays on its slide when the sliding code has loaded", async () => {
    show();
    await user.click(button("Go to slide 3: Trust"));
    await comeNear();
    expect(current()).toBe(3);
    expect(screen.getByRole("group", { name: "3 of 3: Trust" })).not.toHaveAttribute("inert");
  });
});
