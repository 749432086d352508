import "@testing-library/jest-dom";
import { installBrowserGaps } from "./browser";
import { resetSite } from "./site";

// A test machine may be busy with a build; what hangs still ends.
jest.setTimeout(30_000);

if (typeof window !== "undefined") {
  installBrowserGaps();
  // As global.css has it, which is not loaded here.
  document.head.insertAdjacentHTML("beforeend", "<style>html.js .without-js { display: none }</style>");
}

// An error on the console (a React warning, an update outside act) is a fault of the test or of the site.
const errors: string[] = [];

beforeEach(() => {
  // What the pre-paint script leaves behind on a light device.
  if (typeof document !== "undefined") document.documentElement.className = "js light";
  jest.spyOn(console, "error").mockImplementation((...words: unknown[]) => {
    errors.push(words.map(String).join(" "));
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.clearAllMocks();
  resetSite();
  if (typeof window === "undefined") return;
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  expect(errors.splice(0)).toEqual([]);
});
