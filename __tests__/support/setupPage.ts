import "@testing-library/jest-dom";
import { installBrowserGaps } from "./browser";
import { setChrome } from "./site";

installBrowserGaps();
// The same rule as in global.css, which is not loaded here.
document.head.insertAdjacentHTML("beforeend", "<style>html.js .without-js { display: none }</style>");

beforeEach(() => {
  // The state after the prepaint script has run on a light device.
  document.documentElement.className = "js light";
  delete document.documentElement.dataset.theme;
});

afterEach(() => {
  setChrome(undefined);
  localStorage.clear();
  sessionStorage.clear();
});
