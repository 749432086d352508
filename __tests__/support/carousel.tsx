import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Carousel } from "../../src/components/Carousel";
import { comeNear } from "./browser";

export const captions = ["Identity", "Transfer", "Trust"];

const slidesOf = (names: string[]) =>
  names.map((caption) => ({
    caption,
    content: <img alt={`The ${caption} screen`} src={`/${caption}.png`} />,
  }));

export const show = (names = captions, label = "Screens", restartOnTheme = false) =>
  render(
    <Carousel
      label={label}
      aspect={1.6}
      restartOnTheme={restartOnTheme}
      slides={slidesOf(names)}
      frame={(screens) => <div>{screens}</div>}
    />,
  );

export const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

export const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** Brings the carousels into view, and lets the scrolling that brought them there end: then react-slick takes over. */
export async function comeIntoView() {
  await comeNear();
  wait(150);
}

export const button = (name: string | RegExp) => screen.getByRole("button", { name });

/** The number of the current slide according to the dots, from 1. */
export const current = (label = "Screens") =>
  within(screen.getByRole("region", { name: label }))
    .getAllByRole("button", { name: /^Go to slide/ })
    .findIndex((dot) => dot.getAttribute("aria-current") === "true") + 1;

const { matches } = Element.prototype;

/** Has the browser answer whether it shows where the focus is, as it does once the keyboard has moved it. */
export const answerFocusVisible = (answer: () => boolean) =>
  jest.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector) {
    return selector === ":focus-visible" ? answer() : matches.call(this, selector);
  });
