import "@testing-library/jest-dom";
import { installBrowserGaps } from "./browser";
import { setChrome } from "./site";

installBrowserGaps();
// As global.css has it, which is not loaded here.
document.head.insertAdjacentHTML("beforeend", "<style>html.js .without-js { display: none }</style>");

beforeEach(() => {
  // What the pre-paint script leaves behind on a light device.
  document.documentElement.className = "js light";
});

afterEach(() => {
  setChrome(undefined);
  localStorage.clear();
  sessionStorage.clear();
});
