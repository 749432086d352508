/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useCarousel } from "../../src/hooks/useCarousel";
import { hideTab, reducedMotion, setMedia } from "../support/browser";

type Options = Parameters<typeof useCarousel>[0];

const atRest: Options = { count: 3, held: false, near: true };

const carousel = (options: Partial<Options> = {}) =>
  renderHook(useCarousel, { initialProps: { ...atRest, ...options } });

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
});

describe("A carousel by itself", () => {
  it("starts at the first slide, advances every 5000 ms and wraps", () => {
    const { result } = carousel();
    wait(4999);
    expect(result.current.index).toBe(0);
    wait(1);
    expect(result.current.index).toBe(1);
    for (const index of [2, 0, 1]) {
      wait(5000);
      expect(result.current.index).toBe(index);
    }
  });

  it.each([0, 1])("does not advance with %d slides", (count) => {
    const { result } = carousel({ count });
    wait(20_000);
    expect(result.current.index).toBe(0);
    expect(result.current.canAdvance).toBe(false);
  });

  it("does not report its own moves as the visitor's", () => {
    const { result } = carousel();
    wait(5000);
    expect(result.current.movedByHand).toBe(false);
  });
});

describe("A carousel in the visitor's hands", () => {
  it("goes to the first slide after the last, and to the last before the first", () => {
    const { result } = carousel();
    act(() => result.current.show(-1));
    expect(result.current.index).toBe(2);
    act(() => result.current.show(3));
    expect(result.current.index).toBe(0);
  });

  it("jumps to any slide, which then gets its full time", () => {
    const { result } = carousel();
    wait(4000);
    act(() => result.current.show(1));
    wait(4999);
    expect(result.current.index).toBe(1);
    wait(1);
    expect(result.current.index).toBe(2);
  });

  it("reports that the visitor moved it, until it moves by itself again", () => {
    const { result } = carousel();
    act(() => result.current.show(1));
    expect(result.current.movedByHand).toBe(true);
    wait(5000);
    expect(result.current.movedByHand).toBe(false);
  });

  it("does not advance while paused, but can be moved", () => {
    const { result } = carousel();
    act(() => result.current.setPaused(true));
    wait(20_000);
    expect(result.current.index).toBe(0);
    act(() => result.current.show(2));
    wait(20_000);
    expect(result.current.index).toBe(2);
    act(() => result.current.setPaused(false));
    wait(5000);
    expect(result.current.index).toBe(0);
  });

  it("does not advance while held, and waits the full time afterwards", () => {
    const { result, rerender } = carousel();
    wait(4000);
    rerender({ ...atRest, held: true });
    wait(20_000);
    expect(result.current.index).toBe(0);
    rerender(atRest);
    wait(4999);
    expect(result.current.index).toBe(0);
    wait(1);
    expect(result.current.index).toBe(1);
  });
});

describe("A carousel and its surroundings", () => {
  it("does not advance for visitors who prefer reduced motion", () => {
    setMedia(reducedMotion, true);
    const { result } = carousel();
    wait(20_000);
    expect(result.current.index).toBe(0);
    expect(result.current.canAdvance).toBe(false);
    act(() => result.current.show(1));
    expect(result.current.index).toBe(1);
  });

  it("stops when the visitor asks for less motion, and advances again when they no longer do", () => {
    const { result } = carousel();
    setMedia(reducedMotion, true);
    wait(20_000);
    expect(result.current.index).toBe(0);
    setMedia(reducedMotion, false);
    wait(5000);
    expect(result.current.index).toBe(1);
  });

  it("waits while its tab is hidden", () => {
    const { result } = carousel();
    hideTab(true);
    wait(20_000);
    expect(result.current.index).toBe(0);
    hideTab(false);
    wait(5000);
    expect(result.current.index).toBe(1);
  });

  it("restarts at the first slide when the theme switches", () => {
    const { result, rerender } = carousel({ resetOn: "light" });
    act(() => result.current.show(2));
    rerender({ ...atRest, held: false, resetOn: "dark" });
    expect(result.current.index).toBe(0);
    expect(result.current.movedByHand).toBe(false);
    wait(5000);
    expect(result.current.index).toBe(1);
  });

  it("stays on its slide when it renders for another reason", () => {
    const { result, rerender } = carousel({ resetOn: "light" });
    act(() => result.current.show(2));
    rerender({ ...atRest, held: false, resetOn: "light" });
    expect(result.current.index).toBe(2);
  });
});

describe("The slides of an unused carousel", () => {
  const waiting = ({ waits }: ReturnType<typeof useCarousel>) => [0, 1, 2].filter((slide) => waits(slide));

  it("wait, except for the first", () => {
    const { result } = carousel({ held: true });
    wait(60_000);
    expect(waiting(result.current)).toEqual([1, 2]);
  });

  it("wait even while it advances, until the visitor comes near", () => {
    const { result, rerender } = carousel({ near: false });
    wait(5000);
    expect([result.current.index, ...waiting(result.current)]).toEqual([1, 1, 2]);
    rerender(atRest);
    expect(waiting(result.current)).toEqual([2]);
  });

  it("stop waiting for good 2 seconds before their turn", () => {
    const { result } = carousel();
    wait(2999);
    expect(waiting(result.current)).toEqual([1, 2]);
    wait(1);
    expect(waiting(result.current)).toEqual([2]);
    wait(2000);
    expect([result.current.index, ...waiting(result.current)]).toEqual([1, 2]);
    wait(5000);
    wait(5000);
    expect([result.current.index, ...waiting(result.current)]).toEqual([0]);
  });

  it("stop waiting all at once when it is used", () => {
    const { result } = carousel({ held: true });
    act(() => result.current.show(1));
    expect(waiting(result.current)).toEqual([]);
  });
});
