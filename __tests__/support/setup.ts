import "@testing-library/jest-dom";
import { installBrowserGaps } from "./browser";
import { resetSite } from "./site";

if (typeof window !== "undefined") installBrowserGaps();

// An error on the console (a React warning, an update outside act) is a fault of the test or of the site.
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation((...words: unknown[]) => {
    throw new Error(`console.error: ${words.map(String).join(" ")}`);
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  resetSite();
  if (typeof window === "undefined") return;
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.className = "";
});
