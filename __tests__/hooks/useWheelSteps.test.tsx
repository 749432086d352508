/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useWheelSteps } from "../../src/hooks/useWheelSteps";

const move = jest.fn();

function Row({ atStart = false, atEnd = false }) {
  const row = useRef<HTMLUListElement>(null);
  useWheelSteps(row, move, { atStart, atEnd });
  return (
    <>
      <p>Elsewhere</p>
      <ul ref={row}>
        <li>In the row</li>
      </ul>
    </>
  );
}

let now = 10_000;

/** Turns the wheel over an element, `after` ms after the last turn. Returns whether the page may scroll. */
function turn(over: string, { after = 1000, ...init }: WheelEventInit & { after?: number }): boolean {
  now += after;
  const event = new WheelEvent("wheel", { bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, "timeStamp", { value: now });
  act(() => {
    screen.getByText(over).dispatchEvent(event);
  });
  return !event.defaultPrevented;
}

describe("The wheel over a row", () => {
  it("moves the row by one slide, and keeps the page where it is", () => {
    render(<Row />);
    expect(turn("In the row", { deltaY: 100 })).toBe(false);
    expect(move).toHaveBeenLastCalledWith(1);
    expect(turn("In the row", { deltaY: -100 })).toBe(false);
    expect(move).toHaveBeenLastCalledWith(-1);
  });

  it("adds up the small steps of a touchpad to one slide, and pauses before the next", () => {
    render(<Row />);
    turn("In the row", { deltaY: 20 });
    expect(move).not.toHaveBeenCalled();
    turn("In the row", { deltaY: 20, after: 16 });
    expect(move).toHaveBeenCalledTimes(1);
    for (let turns = 0; turns < 10; turns++) turn("In the row", { deltaY: 40, after: 16 });
    expect(move).toHaveBeenCalledTimes(1);
    for (let turns = 0; turns < 15; turns++) turn("In the row", { deltaY: 40, after: 16 });
    expect(move).toHaveBeenCalledTimes(2);
  });

  it("lets a gesture that began elsewhere keep scrolling the page", () => {
    render(<Row />);
    expect(turn("Elsewhere", { deltaY: 100 })).toBe(true);
    expect(turn("In the row", { deltaY: 100, after: 50 })).toBe(true);
    expect(move).not.toHaveBeenCalled();
    expect(turn("In the row", { deltaY: 100, after: 500 })).toBe(false);
    expect(move).toHaveBeenCalledTimes(1);
  });

  it("lets the page scroll on at the end of the row, and at its beginning", () => {
    const { rerender } = render(<Row atEnd />);
    expect(turn("In the row", { deltaY: 100 })).toBe(true);
    expect(turn("In the row", { deltaY: -100 })).toBe(false);
    rerender(<Row atStart />);
    expect(turn("In the row", { deltaY: -100 })).toBe(true);
    expect(move).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["zooming", { deltaY: 100, ctrlKey: true }],
    ["scrolling sideways with shift", { deltaY: 100, shiftKey: true }],
    ["scrolling sideways", { deltaY: 20, deltaX: 100 }],
  ])("leaves %s to the browser", (_, init) => {
    render(<Row />);
    expect(turn("In the row", init)).toBe(true);
    expect(move).not.toHaveBeenCalled();
  });
});
