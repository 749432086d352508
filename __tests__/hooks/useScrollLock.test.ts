/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { useScrollLock } from "../../src/hooks/useScrollLock";
import { scrollPage } from "../support/browser";

describe("The scroll lock", () => {
  it("holds the page, and puts it back where it was", () => {
    const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => {});
    scrollPage(640);
    const { rerender } = renderHook(useScrollLock, { initialProps: true });
    expect(document.documentElement).toHaveClass("locked");
    expect(scrollTo).not.toHaveBeenCalled();
    scrollPage(0);
    rerender(false);
    expect(document.documentElement).not.toHaveClass("locked");
    expect(scrollTo).toHaveBeenCalledWith({ left: 0, top: 640, behavior: "instant" });
  });

  it("lets go of the page when what holds it is gone", () => {
    const { unmount } = renderHook(useScrollLock, { initialProps: true });
    unmount();
    expect(document.documentElement).not.toHaveClass("locked");
  });

  it("does nothing while nothing is locked", () => {
    const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => {});
    const { unmount } = renderHook(useScrollLock, { initialProps: false });
    unmount();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
