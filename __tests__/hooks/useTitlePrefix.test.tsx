/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useTitlePrefix } from "../../src/hooks/useTitlePrefix";

test("a word before the title stays there when the title is written again, and goes with what it says", async () => {
  document.title = "Write to us";
  const { unmount } = renderHook(() => useTitlePrefix("Error:"));
  expect(document.title).toBe("Error: Write to us");
  await act(async () => {
    document.title = "Write to us";
  });
  expect(document.title).toBe("Error: Write to us");
  unmount();
  expect(document.title).toBe("Write to us");
});
