/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from "@testing-library/react";
import { toggleTheme } from "../../src/components/themeSwitch/switch";
import { comeNear, modifiers } from "../support/browser";
import {
  answerFocusVisible,
  button,
  captions,
  comeIntoView,
  current,
  show,
  user,
  wait,
} from "../support/carousel";
import { layOut } from "../support/row";

const announced = () =>
  [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent);

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
  it("stops at the pause button and goes on at the play button", async () => {
    show();
    await comeIntoView();
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
    await comeIntoView();
    await user.click(button("Go to slide 3: Trust"));
    act(toggleTheme);
    expect(current()).toBe(3);
  });

  it("restarts at the first slide when the theme switches, if it is meant to", async () => {
    show(captions, "Screens", true);
    await comeIntoView();
    await user.click(button("Go to slide 3: Trust"));
    act(toggleTheme);
    expect(current()).toBe(1);
    expect(announced()).toEqual([]);
  });

  it("does not move another carousel on the page", async () => {
    show(captions, "Desktop");
    show(["One", "Two"], "Mobile");
    await comeIntoView();
    act(() => button("Go to slide 1: One").focus());
    await user.keyboard("{ArrowRight}");
    expect([current("Desktop"), current("Mobile")]).toEqual([1, 2]);
    wait(5000);
    expect([current("Desktop"), current("Mobile")]).toEqual([2, 2]);
  });
});

describe("What a screen reader announces about the carousel", () => {
  it("is nothing as long as it moves by itself", async () => {
    show();
    await comeIntoView();
    wait(5000);
    expect(announced()).toEqual([]);
  });

  it("is the slide that the visitor moved to", async () => {
    show();
    await comeIntoView();
    await user.click(button("Next slide"));
    expect(announced()).toEqual(["2 of 3: Transfer"]);
  });

  it("is nothing again when it moves on by itself", async () => {
    show();
    await comeIntoView();
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

  it("loads no further picture for having moved by itself out of view", async () => {
    show();
    layOut(screen.getByRole("list", { name: "Screens" }), 1);
    wait(5000);
    await comeIntoView();
    expect(current()).toBe(2);
    expect(document.querySelectorAll("[data-waits]")).toHaveLength(1);
  });

  it("stays on the slide that the row was swiped to when the sliding code has loaded", async () => {
    show();
    const row = screen.getByRole("list", { name: "Screens" });
    layOut(row, 1);
    act(() => row.scrollTo({ left: 200 }));
    wait(100);
    expect(current()).toBe(3);
    await comeIntoView();
    expect(screen.getByRole("group", { name: "3 of 3: Trust" })).not.toHaveAttribute("inert");
  });

  it("stays a row as long as the page or the row is scrolled", async () => {
    show();
    const row = screen.getByRole("list", { name: "Screens" });
    await comeNear();
    for (const scrolled of [document, row, document]) {
      wait(100);
      fireEvent.scroll(scrolled);
    }
    wait(100);
    expect(row).toBeInTheDocument();
    wait(50);
    expect(row).not.toBeInTheDocument();
    expect(screen.getByRole("group", { name: "1 of 3: Identity" })).toBeInTheDocument();
  });

  it("stays a row as long as the row has the focus", async () => {
    show();
    const row = screen.getByRole("list", { name: "Screens" });
    act(() => row.focus());
    await comeIntoView();
    expect(row).toHaveFocus();
    act(() => row.blur());
    wait(150);
    expect(row).not.toBeInTheDocument();
  });

  it("labels its slides and makes all but the current one inert", async () => {
    show();
    await comeIntoView();
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
    await comeIntoView();
    expect(current()).toBe(3);
    expect(screen.getByRole("group", { name: "3 of 3: Trust" })).not.toHaveAttribute("inert");
  });
});
