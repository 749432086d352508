/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { useRowSlide } from "../../src/hooks/useRowSlide";
import { layOut } from "../support/row";

const show = jest.fn();
const use = jest.fn();

/** A row of five slides of 100 px, scrolled to a place before the page is alive. */
function rowAt(scrollLeft: number) {
  const list = document.createElement("ul");
  list.innerHTML = "<li></li>".repeat(5);
  layOut(list, 1);
  list.scrollLeft = scrollLeft;
  const row = { current: list };
  const { rerender } = renderHook((index: number) => useRowSlide(row, { index, show, use }), {
    initialProps: 0,
  });
  return { list, rerender };
}

beforeEach(() => {
  jest.useFakeTimers();
  show.mockClear();
  use.mockClear();
});

describe("A row of slides", () => {
  it("scrolls to the slide that is shown, and does not take that for the visitor's doing", () => {
    const { list, rerender } = rowAt(0);
    rerender(2);
    expect(list.scrollLeft).toBe(200);
    jest.advanceTimersByTime(1000);
    expect(show).not.toHaveBeenCalled();
    expect(use).not.toHaveBeenCalled();
  });

  it("shows the slide that it is swiped to once it rests, and loads pictures at once", () => {
    const { list } = rowAt(0);
    for (const left of [60, 150, 240, 300]) {
      list.scrollTo({ left });
      jest.advanceTimersByTime(90);
    }
    expect(use).toHaveBeenCalled();
    expect(show).not.toHaveBeenCalled();
    jest.advanceTimersByTime(10);
    expect(show.mock.calls).toEqual([[3]]);
  });

  it("shows the slide that it was swiped to before the page was alive", () => {
    const { list } = rowAt(200);
    expect(show.mock.calls).toEqual([[2]]);
    expect(list.scrollLeft).toBe(200);
  });

  it("shows no other slide when it is swiped there and back", () => {
    const { list } = rowAt(0);
    list.scrollTo({ left: 60 });
    list.scrollTo({ left: 0 });
    jest.advanceTimersByTime(1000);
    expect(show).not.toHaveBeenCalled();
  });
});
